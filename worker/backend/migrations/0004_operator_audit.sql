-- Every write of an operator: who, when (backend's clock and real time), which call on what, and the SHA-256 of its body.
CREATE TABLE operator_audit (
  id INTEGER PRIMARY KEY,
  who TEXT NOT NULL,
  at INTEGER NOT NULL,
  real_at INTEGER NOT NULL,
  call TEXT NOT NULL,
  path TEXT NOT NULL,
  body_digest TEXT NOT NULL
);
