-- What a person applied to by themselves may be a job we know, or a row of their own table.
ALTER TABLE applied_jobs DROP CONSTRAINT applied_jobs_pkey;
ALTER TABLE applied_jobs
  ALTER COLUMN job_id DROP NOT NULL,
  ADD PRIMARY KEY (user_id, position),
  ADD UNIQUE (user_id, job_id),
  ADD COLUMN company_name text,
  ADD COLUMN title text,
  ADD COLUMN url text,
  ADD COLUMN status text,
  -- Company, title and day: the same row again is the same application.
  ADD COLUMN fingerprint text,
  ADD UNIQUE (user_id, fingerprint),
  ADD CHECK ((job_id IS NULL) = (fingerprint IS NOT NULL));
DROP INDEX applied_jobs_user;
CREATE INDEX applied_jobs_user ON applied_jobs (user_id, at DESC, position DESC);

-- What operators switch against the portals' own data, and experiments they ended early.
CREATE TABLE feature_switches (
  portal_code text NOT NULL,
  feature text NOT NULL,
  is_on boolean NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (portal_code, feature)
);
CREATE TABLE stopped_experiments (
  experiment_id uuid PRIMARY KEY,
  at timestamptz NOT NULL
);
