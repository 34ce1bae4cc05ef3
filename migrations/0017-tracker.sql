-- Companies a person never applies to. Their present employer counts without being named; `allowed` lifts that.
CREATE TABLE never_apply (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  company_key text NOT NULL,
  company_name text NOT NULL,
  allowed boolean NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, company_key)
);

-- What happened after an application was sent, as the person tells it or confirms it from an e-mail.
CREATE TABLE application_events (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('note', 'reply', 'interview', 'offer', 'rejection', 'follow-up')),
  at timestamptz NOT NULL,
  words text NOT NULL,
  origin text NOT NULL CHECK (origin IN ('hand', 'mail')),
  created_at timestamptz NOT NULL
);
CREATE INDEX application_events_of_one ON application_events (application_id, at);
CREATE INDEX application_events_of_person ON application_events (user_id, at);

-- Lists ask for a person's applications in some statuses, newest first.
CREATE INDEX applications_user_status ON applications (user_id, status, created_at DESC, id) WHERE removed_at IS NULL;
