-- What a person wants to hear of when it is new: a search, or whatever fits their profile.
CREATE TABLE saved_searches (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  query jsonb NOT NULL,
  rhythm text NOT NULL CHECK (rhythm IN ('daily', 'weekly')),
  paused boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  looked_at timestamptz NOT NULL,
  UNIQUE (user_id, query)
);
CREATE INDEX saved_searches_due ON saved_searches (looked_at) WHERE NOT paused;

-- Nobody hears of a job twice.
CREATE TABLE told_jobs (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  job_id uuid NOT NULL REFERENCES jobs ON DELETE CASCADE,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, job_id)
);
CREATE INDEX told_jobs_job ON told_jobs (job_id);
