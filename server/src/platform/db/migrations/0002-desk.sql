-- Employees: what drivers need to drive. Places are told by their phones; only the last is kept.
alter table employee
  add column tdlr_number text not null default '',
  add column license_number text not null default '',
  add column license_class text not null default '',
  add column license_expires_at timestamptz,
  add column emergency_contact_name text not null default '',
  add column emergency_contact_phone text not null default '',
  add column notes text not null default '';

create table driver_position (
  employee_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  lat double precision not null,
  lng double precision not null,
  -- Metres; 0 when the phone did not say.
  accuracy double precision not null default 0,
  at timestamptz not null,
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index driver_position_company on driver_position (company_id);
select towline_guard('driver_position');

create table truck (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  name text not null,
  type text not null default 'Unspecified',
  duty text not null default 'Unspecified',
  license_plate text not null default '',
  vin text not null default '',
  manufacturer text not null default '',
  model text not null default '',
  year text not null default '',
  tdlr_number text not null default '',
  status text not null default 'active' check (status in ('active', 'inactive', 'deleted')),
  plate_expires_at timestamptz,
  notes text not null default '',
  created_at timestamptz not null,
  unique (company_id, id)
);
create index truck_list on truck (company_id, status, lower(name));
select towline_guard('truck');

-- Accounts: what the wire has beyond the columns the database must know, in `fields`.
alter table vendor
  add column version integer not null default 1,
  add column account_manager_id uuid,
  add column is_deleted boolean not null default false,
  add column fields jsonb not null default '{}',
  add foreign key (company_id, account_manager_id) references employee (company_id, id);
create index vendor_name on vendor (company_id, lower(name));
create index vendor_list on vendor (company_id, created_at desc, id desc);

-- Jobs are whole on the wire, so a field that is new goes into those that are there.
update dispatch_call set fields = '{"cancelReason": ""}' || fields;

-- A new job sent twice with one key is one job.
alter table dispatch_call add column client_key uuid;
create unique index dispatch_call_client_key on dispatch_call (company_id, client_key)
  where client_key is not null;

-- A driver somebody is about to send, so that nobody else sends him unknowingly.
create table reservation (
  driver_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  -- Who keeps him.
  employee_id uuid not null,
  -- What for, in words for the others.
  label text not null default '',
  until timestamptz not null,
  foreign key (company_id, driver_id) references employee (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index reservation_company on reservation (company_id);
select towline_guard('reservation');

-- Who and what is on a job, as columns because row-level security keeps an index from looking into
-- `fields`: who is busy, and which truck somebody drove last, is asked for every driver at once.
alter table dispatch_call
  add column driver_id text generated always as (fields ->> 'driverId') stored,
  add column truck_id text generated always as (fields ->> 'truckId') stored;
create index dispatch_call_driver on dispatch_call (company_id, driver_id, created_at desc)
  where truck_id <> '';

-- Photos and videos of jobs; the files themselves are with the files provider.
create table media (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  dispatch_call_id uuid not null,
  type text not null check (type in ('image', 'video')),
  content_type text not null,
  name text not null,
  bytes bigint not null,
  -- Under what the files provider keeps them; another one for every try to send the same.
  file_id uuid not null,
  -- Whether there is a small picture, and a copy without the marks of the camera.
  has_thumbnail boolean not null,
  has_clean boolean not null,
  -- What the camera says of time and place.
  taken_at timestamptz,
  lat double precision,
  lng double precision,
  created_by text not null default '',
  created_at timestamptz not null,
  unique (company_id, id),
  foreign key (company_id, dispatch_call_id) references dispatch_call (company_id, id) on delete cascade
);
create index media_of_job on media (company_id, dispatch_call_id, created_at, id);
create unique index media_file on media (file_id);
select towline_guard('media');

-- What of a job tells that another one is the same: `phone:…`, `plate:…`, `vin:…` and `spot:…` with the
-- words of a checked address; and its checked place on the map.
alter table dispatch_call
  add column same_keys text[] not null default '{}',
  add column spot_lat double precision,
  add column spot_lng double precision;
create index dispatch_call_open on dispatch_call (company_id, created_at)
  where status in ('pending', 'active', 'scheduled');

-- The board's filter looks for words anywhere in the text, and at accounts by their ids.
create extension if not exists pg_trgm;
update dispatch_call set search_text = ' ' || regexp_replace(
  normalize(search_text || ' · ' || dispatch_number, nfd), '[\u0300-\u036f]', '', 'g');
create index dispatch_call_words on dispatch_call using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 512);
create index dispatch_call_account on dispatch_call (company_id, vendor_id, created_at desc);
-- What each filter holds is counted on an index of nothing else.
create index dispatch_call_count on dispatch_call (company_id, status);
-- Whole jobs are long: kept apart, what the filter walks through is short.
alter table dispatch_call set (toast_tuple_target = 512);

-- The bound company's jobs of these statuses in which every clause holds, newest first. A clause is a list
-- of patterns of LIKE, one of which must be in the job's text or in the name of its account. It runs as the
-- owner because no index of words may be used under row-level security: LIKE could tell what is behind it.
-- First it walks through the newest jobs, where common words are soon found often enough; only words that
-- are not are looked up in the index of words, from which nothing comes in order.
create function towline_find_jobs(statuses text[], clauses jsonb, before uuid, most integer)
  returns setof uuid rows 100 language plpgsql stable security definer
  set search_path = public, pg_temp
as $$
declare
  own constant uuid := towline_company();
  walk constant integer := 5000;
  clause jsonb;
  patterns text[];
  accounts uuid[];
  older text := '';
  holds text := 'true';
  stretches text;
  jobs uuid[];
  walked integer;
begin
  if before is not null then
    select format('and (created_at, id) < (%L::timestamptz, %L::uuid)', created_at, id) into older
      from dispatch_call where id = before and company_id = own;
    if not found then return; end if;
  end if;
  for clause in select jsonb_array_elements(clauses) loop
    patterns := array(select jsonb_array_elements_text(clause));
    accounts := array(select id from vendor
      where company_id = own and ' ' || lower(name) like any (patterns));
    holds := holds || ' and (' || (
      select string_agg(format('search_text like %L', pattern), ' or ') from unnest(patterns) pattern)
      || case when accounts = '{}' then '' else format(' or vendor_id = any (%L::uuid[])', accounts) end
      || ')';
  end loop;
  select string_agg(format('(select id, created_at, search_text, vendor_id from dispatch_call
      where company_id = %L and status = %L %s order by created_at desc, id desc limit %s)',
      own, status, older, walk), ' union all ') into stretches from unnest(statuses) status;
  execute format('with walked as materialized (
      select * from (%s) newest order by created_at desc, id desc limit %s),
    hits as (select id, created_at from walked where %s order by created_at desc, id desc limit %s)
    select array(select id from hits order by created_at desc, id desc), (select count(*) from walked)',
    stretches, walk, holds, most) into jobs, walked;
  if walked = walk and cardinality(jobs) < most then
    execute format('with hits as materialized (select id, created_at from dispatch_call
        where company_id = %L and status = any (%L) %s and %s)
      select array(select id from hits order by created_at desc, id desc limit %s)',
      own, statuses, older, holds, most) into jobs;
  end if;
  return query select unnest(jobs);
end $$;
