-- One row for each location of a job, and one for remote: named after what it holds.
ALTER TABLE job_spots RENAME TO job_locations;
ALTER INDEX job_spots_job RENAME TO job_locations_job;
ALTER INDEX job_spots_match RENAME TO job_locations_match;
ALTER TABLE job_locations RENAME CONSTRAINT job_spots_job_id_fkey TO job_locations_job_id_fkey;
