"""One module for each command: its docstring is the command's help, and `run` does the work."""
