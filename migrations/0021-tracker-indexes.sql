-- What somebody has sent counts also after it was removed from their lists: the indexes of the lists leave those out.
CREATE INDEX applications_of_person ON applications (user_id);
