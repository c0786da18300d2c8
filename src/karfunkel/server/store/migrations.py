"""The schema of the database, one numbered step after another. Steps are added, never changed."""

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
)
