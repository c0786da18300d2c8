"""The schemas of the databases, one numbered step after another. Steps are added, never changed."""

MIGRATIONS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL,
        public INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        due INTEGER,
        line BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_public ON tables (updated) WHERE public;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_stale ON tables (status, updated);
    CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        entry BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE holders (
        holder TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        PRIMARY KEY (holder, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX holders_table ON holders (table_id);
    """,
    # Checksums of entries are added by `sqlite.py`, which computes them for older ones. Tables in
    # the trash have the time when they were put there. `moments` holds the last recorded time.
    """
    ALTER TABLE entries ADD COLUMN "check" BLOB NOT NULL DEFAULT x'';
    ALTER TABLE tables ADD COLUMN trashed INTEGER;
    CREATE TABLE moments (name TEXT PRIMARY KEY, second INTEGER NOT NULL) WITHOUT ROWID;
    """,
    # Devices to be called by Web Push, and the last turn that each person was called for.
    """
    CREATE TABLE pushes (
        endpoint TEXT PRIMARY KEY,
        holder TEXT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        second INTEGER NOT NULL
    );
    CREATE INDEX pushes_holder ON pushes (holder);
    CREATE TABLE rings (
        holder TEXT NOT NULL,
        table_id TEXT NOT NULL,
        moment INTEGER NOT NULL,
        second INTEGER NOT NULL,
        PRIMARY KEY (holder, table_id)
    ) WITHOUT ROWID;
    """,
    # Analyses of finished games.
    """
    CREATE TABLE analyses (
        table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        made_by TEXT NOT NULL,
        analysis BLOB NOT NULL
    ) WITHOUT ROWID;
    """,
)
CHECKED = 2
"""From this version on, entries have checksums."""

POSTGRES = (
    # A table's row holds the number and the checksum of its last entry, so that one statement can
    # check both and append; and who owns it, by which claim. `servers` are the processes.
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL,
        public BOOLEAN NOT NULL,
        updated BIGINT NOT NULL,
        due BIGINT,
        line BYTEA NOT NULL,
        trashed BIGINT,
        entries INTEGER NOT NULL,
        "check" BYTEA NOT NULL,
        owner TEXT,
        epoch BIGINT NOT NULL DEFAULT 1
    ) WITH (fillfactor = 50);
    CREATE INDEX tables_public ON tables (updated) WHERE public;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_stale ON tables (status, updated);
    CREATE INDEX tables_owner ON tables (owner) WHERE owner IS NOT NULL;
    CREATE TABLE entries (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        entry BYTEA NOT NULL,
        "check" BYTEA NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    CREATE TABLE holders (
        holder TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        PRIMARY KEY (holder, table_id)
    );
    CREATE INDEX holders_table ON holders (table_id);
    CREATE TABLE moments (name TEXT PRIMARY KEY, second BIGINT NOT NULL);
    CREATE TABLE servers (
        id TEXT PRIMARY KEY,
        address TEXT NOT NULL,
        until TIMESTAMPTZ NOT NULL,
        state BYTEA NOT NULL
    );
    CREATE TABLE secrets (name TEXT PRIMARY KEY, secret BYTEA NOT NULL);
    """,
    # What bots are asked, and the processes that answer. Nothing of it has to survive a crash.
    """
    CREATE UNLOGGED TABLE questions (
        id TEXT PRIMARY KEY,
        server TEXT NOT NULL,
        party TEXT NOT NULL,
        turn BIGINT NOT NULL,
        asked TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
        question BYTEA NOT NULL,
        worker TEXT,
        answer BYTEA
    );
    CREATE UNLOGGED TABLE thinkers (id TEXT PRIMARY KEY, until TIMESTAMPTZ NOT NULL);
    """,
    """
    CREATE TABLE pushes (
        endpoint TEXT PRIMARY KEY,
        holder TEXT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        second BIGINT NOT NULL
    );
    CREATE INDEX pushes_holder ON pushes (holder);
    CREATE TABLE rings (
        holder TEXT NOT NULL,
        table_id TEXT NOT NULL,
        moment BIGINT NOT NULL,
        second BIGINT NOT NULL,
        PRIMARY KEY (holder, table_id)
    );
    """,
    # What administrators decided for all processes.
    """
    CREATE TABLE blocked (address TEXT PRIMARY KEY);
    CREATE TABLE restarts (at TIMESTAMPTZ NOT NULL);
    """,
    # Analyses of finished games.
    """
    CREATE TABLE analyses (
        table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        made_by TEXT NOT NULL,
        analysis BYTEA NOT NULL
    );
    """,
)
"""The same for PostgreSQL, where the table `versions` holds the number of the last step."""
