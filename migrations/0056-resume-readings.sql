-- What was read from a stored resume: the same bytes are not read twice. A reading goes with its file.
-- json, not jsonb: it is only stored and given back, and text from a file may hold \u0000.
CREATE TABLE resume_readings (
  blob_id uuid PRIMARY KEY REFERENCES blobs ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  sha256 text NOT NULL,
  -- The version of the reader; what an older one read is read again.
  reader integer NOT NULL,
  kind text NOT NULL,
  reading json NOT NULL
);
CREATE INDEX resume_readings_content ON resume_readings (user_id, sha256);
