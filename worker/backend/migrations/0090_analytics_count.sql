-- What was counted, day by day: events by number and key, goals by counter and name. Nothing of it tells of one person.
CREATE TABLE analytics_count (
  day TEXT NOT NULL, kind TEXT NOT NULL, id INTEGER NOT NULL, key TEXT NOT NULL,
  count INTEGER NOT NULL, sum INTEGER NOT NULL, PRIMARY KEY (day, kind, id, key)) WITHOUT ROWID;
