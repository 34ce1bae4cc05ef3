-- What an employer's page still asked for after it thanked: the person reads it with the advice to check their inbox.
alter table applications add column open_task text;
