-- Everything of a person is found by the person, whatever its state: for lists, export, erasure and for spreading it.
CREATE INDEX applications_by_person ON applications (user_id);
CREATE INDEX attempts_by_person ON attempts (user_id);
CREATE INDEX notices_by_person ON notices (user_id);
CREATE INDEX tickets_by_person ON tickets (user_id);
CREATE INDEX privacy_requests_by_person ON privacy_requests (user_id);
