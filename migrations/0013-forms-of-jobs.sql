-- What an employer asks, from the last application whose form was read.
CREATE INDEX applications_form_of_job ON applications (job_id, created_at DESC) WHERE form IS NOT NULL;
