-- Boards of the company directory are sources, too: prospects until one of them lists a wanted job.
ALTER TABLE job_sources
  ADD from_directory boolean NOT NULL DEFAULT false,
  ADD prospect boolean NOT NULL DEFAULT false,
  -- Prospects with more of it are read first.
  ADD priority smallint NOT NULL DEFAULT 0,
  -- Its jobs are shown to nobody.
  ADD hidden boolean NOT NULL DEFAULT false,
  -- Postings that were read and not kept (abroad, twice, not wanted): asking for them again would bring nothing new.
  ADD passed_over text[] NOT NULL DEFAULT '{}',
  ADD passed_over_since timestamptz;
CREATE INDEX job_sources_prospects ON job_sources (kind, priority DESC, next_check_at, id) WHERE prospect AND enabled;
CREATE INDEX job_sources_swept ON job_sources (last_checked_at) WHERE from_directory;

-- What the sweep through the directory looks for, and whether it runs. One row for the whole installation.
CREATE TABLE job_sweep (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  running boolean NOT NULL,
  systems text[] NOT NULL,
  -- SOC major groups and states; none means all.
  fields text[] NOT NULL,
  states text[] NOT NULL,
  boards_per_hour integer NOT NULL,
  most_jobs integer NOT NULL,
  changed_at timestamptz NOT NULL
);
