-- Requests per host and hour while reading jobs, so that operators see whether we are polite. Kept for a week.
CREATE TABLE host_visits (
  hour timestamptz NOT NULL,
  host text NOT NULL,
  requests integer NOT NULL,
  -- Requests that began before the pause after the previous one of this hour was over.
  early integer NOT NULL DEFAULT 0,
  -- When the last request ended, and until when the host has a pause. Empty if robots.txt kept us from making any.
  last_at timestamptz,
  free_at timestamptz,
  -- The usual pause: our own, or the longer one that robots.txt asks for.
  delay_ms integer NOT NULL,
  -- The last time the host turned us away: a status such as 429, or robots.txt.
  refused_at timestamptz,
  refusal text,
  -- How long the host asked us to wait.
  wait_seconds integer,
  PRIMARY KEY (hour, host)
);
