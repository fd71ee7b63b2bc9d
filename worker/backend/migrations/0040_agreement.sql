-- Who agreed to which rules, and when: `rules` is the time at which they changed. Times are milliseconds on the backend's clock.
CREATE TABLE agreement (
  player INTEGER NOT NULL REFERENCES player (id),
  rules TEXT NOT NULL,
  confirmed INTEGER NOT NULL,
  PRIMARY KEY (player, rules)
) WITHOUT ROWID;
