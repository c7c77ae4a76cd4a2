-- Two people may have one employee or truck open: the version says whether somebody saved meanwhile.
alter table employee add column version integer not null default 1;
alter table truck add column version integer not null default 1;

-- Names as they are looked for: small letters without their accents, so that "munoz" finds Muñoz, and the
-- other way round. Both sides of a comparison go through this.
create function towline_plain(name text) returns text language sql immutable parallel safe strict
  return lower(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g'));

alter table vendor
  add column plain_name text not null generated always as (towline_plain(name)) stored;
alter table phone_call
  add column plain_name text not null generated always as (towline_plain(customer_name)) stored;

-- The customer search is read from this index alone.
drop index phone_call_people;
create index phone_call_people on phone_call (company_id, from_number, started_at desc, id desc) include (plain_name);

-- The board's filter is asked in plain words already; so are now the accounts' names it looks at.
do $$ begin
  execute replace(
    pg_get_functiondef('towline_find_jobs(text[],jsonb,uuid,integer)'::regprocedure),
    'lower(name)', 'plain_name');
end $$;
