-- What a person answered in a review and later applications may use: everywhere, for one employer, or for one job.
CREATE TABLE remembered_answers (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The application it was given on.
  application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- What it answers: equal for questions that one answer answers.
  meaning text NOT NULL,
  scope text NOT NULL CHECK (scope IN ('everywhere', 'employer', 'job')),
  -- The employer's name or the job's id; empty if it is used everywhere.
  target text NOT NULL,
  question jsonb NOT NULL,
  sensitive boolean NOT NULL,
  key_id text NOT NULL,
  sealed text NOT NULL,
  given_at timestamptz NOT NULL,
  UNIQUE (user_id, meaning, scope, target)
);
CREATE INDEX remembered_answers_application ON remembered_answers (application_id);
CREATE INDEX remembered_answers_key ON remembered_answers (key_id);
