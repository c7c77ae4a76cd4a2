-- Where somebody is signed in, in plain words such as `Chrome on Windows`; empty when it did not say.
alter table session add column device text not null default '';
-- However much it is used, every session ends. Those that are open already have until 90 days after they began.
update session set ends_at = created_at + interval '90 days' where ends_at is null;
alter table session alter column ends_at set not null;
