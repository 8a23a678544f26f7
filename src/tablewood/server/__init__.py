"""The server: tables that people and bots sit at, live in the browser, stored in a database.

Five packages, from the bottom up; each imports only from those before it:

- `table`: what a table is. Its header and its entries; everything else follows from them by replay. No asyncio.
- `storage`: the database that keeps headers and entries.
- `bots`: the bots that sit at tables, and the worker processes they think in.
- `live`: tables with people at them. A room takes what they send, one request at a time, makes it durable, and only
  then shows it to everybody: to each seat what it may know and do, and nothing else.
- `http`: routes, sessions, limits, and the browser client as static files.
"""
