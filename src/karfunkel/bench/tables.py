"""How much a server bears: tables, sockets, moves, memory, and how soon it is back.

The server runs in a process of its own, as `karfunkel serve` does, but without limits for one
address; the crowd is this process, so both share the machine.
"""

import asyncio
import http.client
import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from karfunkel.bench.report import Figure
from karfunkel.core.registry import game_names

TABLES, PLAYERS = 250, 4
PAUSE = 5.0
"""Seconds between the moves of one player."""
QUIET_SECONDS, PUSHED_SECONDS = 20.0, 10.0
STORED = 10_000
"""Games in the database when the start is measured."""
