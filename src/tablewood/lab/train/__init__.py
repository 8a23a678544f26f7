"""Training value networks by self-play: `tablewood train`."""

import os

# NumPy sums in one thread unless told otherwise: the cores are busy with games, and more threads are in their way.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")
