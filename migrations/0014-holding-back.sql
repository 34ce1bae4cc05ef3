-- What an application waits for besides its turn: the person's pause, an operator's brake, a code mailed to the person.
ALTER TABLE applications
  ADD waiting_for text CHECK (waiting_for IN ('pause', 'brake', 'code')),
  ADD waiting_until timestamptz;

ALTER TABLE attempts
  ADD host text NOT NULL DEFAULT '',
  ADD failure_code text,
  ADD mailed_code text;
CREATE INDEX attempts_ended ON attempts (ended_at) WHERE ended_at IS NOT NULL;

-- While a row is here, nothing of this person is prepared or sent.
CREATE TABLE pauses (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  since timestamptz NOT NULL
);

-- While a brake is pulled, nothing is sent to this system or host. A released one keeps its row: what ended before counts no more.
CREATE TABLE brakes (
  scope text NOT NULL CHECK (scope IN ('ats', 'host')),
  name text NOT NULL,
  reason text NOT NULL,
  pulled_by text NOT NULL CHECK (pulled_by IN ('operator', 'itself')),
  pulled_at timestamptz NOT NULL,
  released_at timestamptz,
  PRIMARY KEY (scope, name)
);
