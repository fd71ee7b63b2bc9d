-- People who have excluded themselves at another house of the same licence, by the digests that houses exchange; milliseconds.
CREATE TABLE exclusion_elsewhere (mark TEXT PRIMARY KEY, ends INTEGER NOT NULL) WITHOUT ROWID;
