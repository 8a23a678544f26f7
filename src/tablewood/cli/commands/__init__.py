"""One module a command; its docstring is the command's help and `run` carries it out."""
