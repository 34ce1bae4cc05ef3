CREATE TABLE experiment_assignments (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  layer text NOT NULL,
  experiment_id uuid NOT NULL,
  variant integer NOT NULL CHECK (variant IN (1, 2, 3)),
  assigned_at timestamptz NOT NULL,
  -- One experiment of a layer per person, ever.
  PRIMARY KEY (user_id, layer)
);

CREATE TABLE user_stages (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  stage_id integer NOT NULL,
  portal_code text NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, stage_id)
);

CREATE TABLE analytics_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  visit_id text NOT NULL,
  portal_code text NOT NULL,
  name text NOT NULL,
  properties jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX analytics_events_user ON analytics_events (user_id);
CREATE INDEX analytics_events_at ON analytics_events (at);

CREATE TABLE survey_answers (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  portal_code text NOT NULL,
  score integer NOT NULL CHECK (score BETWEEN 0 AND 10),
  comment text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX survey_answers_user ON survey_answers (user_id);

-- Mail to be sent; written in the transaction of the work it tells about.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  to_address text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  portal_code text NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz
);
CREATE INDEX outbox_waiting ON outbox (created_at) WHERE sent_at IS NULL;
