-- Companies that a person watches: the boards whose new jobs they hear about. Nobody else sees who watches what.
CREATE TABLE watched_companies (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  source_id uuid NOT NULL REFERENCES job_sources ON DELETE CASCADE,
  company text NOT NULL,
  -- No emails about new jobs.
  paused boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  -- Jobs since then are new. Empty until the board was read completely for the first time.
  looked_at timestamptz,
  UNIQUE (user_id, source_id)
);
CREATE INDEX watched_companies_source ON watched_companies (source_id);
CREATE INDEX watched_companies_due ON watched_companies (looked_at) WHERE NOT paused;
