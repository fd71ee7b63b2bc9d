-- Settings of the house, by name: clock_offset, config (a merge patch), redirects, blocks.
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
