-- Jobs that a person was alerted to: nobody is alerted to a job twice.
ALTER TABLE told_jobs RENAME TO alerted_jobs;
ALTER INDEX told_jobs_pkey RENAME TO alerted_jobs_pkey;
ALTER INDEX told_jobs_job RENAME TO alerted_jobs_job;
ALTER TABLE alerted_jobs RENAME CONSTRAINT told_jobs_user_id_fkey TO alerted_jobs_user_id_fkey;
ALTER TABLE alerted_jobs RENAME CONSTRAINT told_jobs_job_id_fkey TO alerted_jobs_job_id_fkey;
