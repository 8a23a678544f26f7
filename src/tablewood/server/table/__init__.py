"""What a table is: a header and entries, and everything that follows from them. No asyncio, no input or output."""
