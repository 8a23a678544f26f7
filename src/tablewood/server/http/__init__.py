"""The HTTP interface: routes and their schemas, sessions, limits, health, and the browser client."""
