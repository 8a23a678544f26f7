"""`python -m tablewood` is the `tablewood` command."""

from tablewood.cli import main

if __name__ == "__main__":
    main()
