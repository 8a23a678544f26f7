"""The server: tables that people and bots sit at, live in the browser, kept in a database.

A table is its header and its entries (`entries`); everything else follows from them by replay (`table`). A room
(`room`) is a table with people looking at it: it takes what they send, one thing at a time, makes it durable
(`storage`), and only then tells everybody. Each seat is sent what it may know and what it may do (`facts`), and
nothing else.
"""
