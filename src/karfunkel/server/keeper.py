"""Tools for server administrators: `karfunkel tables …`, even while the server is running.

Reads use a snapshot of the database. A table that is put into the trash here is gone for the server
too: its next save is refused, and the server forgets the table.
"""

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import msgspec

from karfunkel.core.errors import Refusal
from karfunkel.core.registry import game_names
from karfunkel.server.command import default_folder
from karfunkel.server.store.guarding import Damaged, verified
from karfunkel.server.store.opening import is_postgres, need_postgres, without_password
from karfunkel.server.store.shelf import FILE, Row, Shelf, SqliteShelf, Whole
from karfunkel.server.table import Entry, Table
from karfunkel.text.messages import Catalog


class Trouble(NamedTuple):
    """A finding of a check: a table that cannot be opened, and why."""

    table: str
    reason: Refusal


class Keeper:
    """Looks after the tables of a store: a folder, or the address of a database."""

    def __init__(self, where: str, *, make: bool = False) -> None:
        self.where = where
        self.shelf = shelf_at(where, make=make)

    def table(self, id: str) -> Table:
        """A table rebuilt from its entries."""
        rows = self.shelf.rows(id)
        if not rows:
            raise Refusal("tables-no-table", table=id)
        return _folded(id, rows)

    def delete(self, id: str) -> None:
        """Put a table into the trash."""
        if not self.shelf.delete(id):
            raise Refusal("tables-no-table", table=id)

    def restore(self, id: str) -> None:
        """Take a table out of the trash."""
        if not self.shelf.restore(id):
            raise Refusal("tables-no-table", table=id)

    def check(self) -> tuple[int, list[Trouble]]:
        """Read every entry of every table: how many tables there are, and which are damaged."""
        place = str(self.where)
        troubles = [
            Trouble("", Refusal("server-store", file=place, reason=problem))
            for problem in self.shelf.problems()
        ]
        found = self.shelf.everything()
        for line, *_, rows in found:
            try:
                _folded(line.id, rows)
            except Refusal as refusal:
                troubles.append(Trouble(line.id, refusal))
        return len(found), troubles

    def copy(self, to: "Keeper") -> int:
        """Copy all tables to an empty store, and read them back; returns how many there are."""
        found = self.shelf.everything()
        for line, *_, rows in found:
            verified(line.id, rows)
        to.shelf.put(found, self.shelf.seen(), self.shelf.calls())
        if _by_id(to.shelf.everything()) != _by_id(found):
            raise Refusal("tables-copy-differs", place=without_password(to.where))
        return len(found)


def shelf_at(where: str, *, make: bool) -> Shelf:
    """All tables of a folder or of a database."""
    if not is_postgres(where):
        return SqliteShelf(Path(where), make=make)
    need_postgres()
    from karfunkel.server.store.postgres_shelf import PostgresShelf

    return PostgresShelf(where)


def _by_id(found: list[Whole]) -> dict[str, Whole]:
    return {whole.line.id: whole for whole in found}


def _folded(id: str, rows: list[Row]) -> Table:
    entries = verified(id, rows)
    if not entries:
        raise Damaged("server-table-damaged", table=id)
    try:
        return Table.fold(id, (msgspec.json.decode(entry, type=Entry) for entry in entries))
    except msgspec.MsgspecError:
        raise Damaged("server-table-damaged", table=id) from None


# --- The command line -------------------------------------------------------------------------


def keeper_of(args: argparse.Namespace) -> Keeper:
    """The tables that a command applies to."""
    return Keeper(args.store or args.data or str(default_folder()))


def run_list(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel tables list`."""
    found = keeper_of(args).shelf.lines(trash=args.trash)
    for line, _, entries in found:
        print(
            text.text(
                "tables-line",
                table=line.id,
                game=title(line.game, text),
                status=line.status,
                people=", ".join(name or "–" for name in line.names),
                entries=entries,
                updated=_date(line.updated),
            )
        )
    print(text.text("tables-count", number=len(found)))
    return 0


def run_show(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel tables show ID`."""
    table = keeper_of(args).table(args.table)
    head = table.head
    for key, words in {
        "game": title(head.game, text),
        "options": ", ".join(f"{name} = {value}" for name, value in head.options.items()),
        "updated": _date(table.updated),
        "step": str(table.step),
    }.items():
        print(text.text(f"tables-show-{key}", value=words))
    print(text.text("tables-show-status", status=head.status))
    for number, chair in enumerate(head.chairs, 1):
        print(
            text.text(
                "tables-show-seat",
                number=number,
                kind=chair.kind,
                name=chair.name or "–",
                level=chair.level or "–",
            )
        )
    return 0


def run_export(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel tables export ID`: the record of a finished game, to a file or to the screen."""
    table = keeper_of(args).table(args.table)
    if table.head.status != "over":
        raise Refusal("server-not-over")
    record = table.record_text()
    if args.file is None:
        print(record, end="")
        return 0
    try:
        with open(args.file, "x", encoding="utf-8") as file:
            file.write(record)
    except FileExistsError:
        raise Refusal("error-file-exists", file=args.file) from None
    except OSError as error:
        raise Refusal("error-file", file=args.file, reason=error.strerror or "") from None
    return 0


def run_delete(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel tables delete ID`."""
    keeper_of(args).delete(args.table)
    print(text.text("tables-deleted", table=args.table))
    return 0


def run_restore(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel tables restore ID`."""
    keeper_of(args).restore(args.table)
    print(text.text("tables-restored", table=args.table))
    return 0


def run_check(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel tables check`: exit code 1 if anything is damaged."""
    number, troubles = keeper_of(args).check()
    for trouble in troubles:
        reason = text.text(trouble.reason.key, **trouble.reason.args_for_text)
        print(text.text("tables-trouble", table=trouble.table or FILE, reason=reason))
    print(text.text("tables-checked", number=number, damaged=len(troubles)))
    return 1 if troubles else 0


def run_backup(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel tables backup FILE`."""
    keeper_of(args).shelf.backup(Path(args.file))
    print(text.text("tables-copied", file=args.file))
    return 0


def run_copy(args: argparse.Namespace, text: Catalog) -> int:
    """`karfunkel tables copy FROM TO`."""
    number = Keeper(args.origin).copy(Keeper(args.target, make=True))
    print(text.text("tables-copied-checked", number=number, place=without_password(args.target)))
    return 0


def title(game: str, text: Catalog) -> str:
    """The name of a game, even of one that is no longer installed."""
    return text.text(f"{game}-title") if game in game_names() else game


def _date(second: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(second)) + " UTC"
