-- What an operator writes, by kind, slug and language. A page's data for search engines (kind page-seo) is found by its path; `data` is
-- the rest as JSON. Bodies are stored as they were written and sanitised when they are read.
CREATE TABLE content (
  kind TEXT NOT NULL,
  slug TEXT NOT NULL,
  lang TEXT NOT NULL,
  path TEXT,
  title TEXT,
  body TEXT NOT NULL,
  data TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (kind, slug, lang)
) WITHOUT ROWID;
CREATE UNIQUE INDEX content_path ON content (path, lang) WHERE path IS NOT NULL;
CREATE INDEX content_newest ON content (kind, lang, updated_at);
