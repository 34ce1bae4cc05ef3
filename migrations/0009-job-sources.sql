-- Boards, feeds and pages that are read every day, each with what the last visits brought.
CREATE TABLE job_sources (
  id uuid PRIMARY KEY,
  -- A board's system, or 'feed' or 'page'.
  kind text NOT NULL,
  -- The employer's name on that board, or an address.
  name text NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  next_check_at timestamptz NOT NULL DEFAULT now(),
  -- Sent along so that an unchanged list costs nobody anything.
  validators jsonb NOT NULL DEFAULT '{}',
  last_checked_at timestamptz,
  last_read_at timestamptz,
  last_outcome text,
  last_detail text,
  -- Checks in a row that did not end well.
  failures integer NOT NULL DEFAULT 0,
  UNIQUE (kind, name)
);
CREATE INDEX job_sources_due ON job_sources (next_check_at) WHERE enabled;

ALTER TABLE jobs
  ADD source_id uuid REFERENCES job_sources ON DELETE SET NULL,
  -- A posting that only a person's link brought is theirs to see; no search or match of others shows it.
  ADD listed boolean NOT NULL DEFAULT true,
  -- Tells whether a posting changed since it was last saved.
  ADD content_hash text,
  -- When the posting itself is looked at again; null when its board's list vouches for it.
  ADD check_at timestamptz;
CREATE INDEX jobs_source ON jobs (source_id) WHERE closed_at IS NULL;
CREATE INDEX jobs_due ON jobs (check_at) WHERE closed_at IS NULL AND check_at IS NOT NULL;

-- Jobs that people added by their links.
CREATE TABLE added_jobs (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  job_id uuid NOT NULL REFERENCES jobs ON DELETE CASCADE,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, job_id)
);
