"""`python -m karfunkel`."""

import sys

from karfunkel.cli import main

sys.exit(main())
