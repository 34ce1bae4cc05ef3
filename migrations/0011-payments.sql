-- What a person agreed to before anything is charged: the very words, and when.
CREATE TABLE plan_consents (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  plan text NOT NULL,
  words text NOT NULL,
  given_at timestamptz NOT NULL
);
CREATE INDEX plan_consents_user ON plan_consents (user_id, given_at DESC);

-- The provider's name for a person's card; the card itself never comes here.
CREATE TABLE payment_methods (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  provider text NOT NULL,
  reference text NOT NULL,
  label text NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE charges (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  plan text NOT NULL,
  description text NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  status text NOT NULL CHECK (status IN ('paid', 'failed', 'refunded')),
  provider text NOT NULL,
  provider_reference text NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (provider, provider_reference)
);
CREATE INDEX charges_user ON charges (user_id, at DESC);

-- Messages of the payment provider that were acted on: each counts once.
CREATE TABLE payment_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (provider, event_id)
);

-- When a subscription is next looked at, how often its charge has failed, and until when its credits are granted.
ALTER TABLE subscriptions
  ADD COLUMN due_at timestamptz,
  ADD COLUMN failed_tries integer NOT NULL DEFAULT 0,
  ADD COLUMN credits_until timestamptz;
CREATE INDEX subscriptions_due ON subscriptions (due_at) WHERE due_at IS NOT NULL;

-- Jobs a person applied to by themselves.
CREATE TABLE applied_jobs (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  job_id uuid NOT NULL REFERENCES jobs ON DELETE CASCADE,
  position bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, job_id)
);
CREATE INDEX applied_jobs_user ON applied_jobs (user_id, position DESC);

-- The resume customised for this one application, instead of the profile's file.
ALTER TABLE applications ADD COLUMN custom_resume jsonb;
