-- Calls that came over a line of the company's own, as the carrier told.
create index phone_call_forwarded on phone_call (company_id, started_at desc)
  where custom_data ? 'called_via';

-- A new company's first steps: since when a call over its own line is waited for, and whether the list is put away.
create table company_setup (
  company_id uuid primary key references company on delete cascade,
  line_check_at timestamptz,
  is_hidden boolean not null default false
);
select towline_guard('company_setup');
