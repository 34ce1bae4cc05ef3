-- Runs once, when the database container makes its files. The service owns its database and is no superuser; the
-- superuser has no password and can be reached only from inside the container.
\getenv password POSTGRES_PASSWORD
CREATE ROLE applywright LOGIN PASSWORD :'password';
CREATE DATABASE applywright OWNER applywright;
-- Restoring a backup turns off the triggers of the service's own tables.
GRANT SET ON PARAMETER session_replication_role TO applywright;
ALTER ROLE postgres PASSWORD NULL;
