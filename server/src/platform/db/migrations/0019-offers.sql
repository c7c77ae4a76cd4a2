-- Who is on duty, and with which truck.
create table driver_duty (
  employee_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  truck_id uuid,
  since timestamptz not null,
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index driver_duty_company on driver_duty (company_id);
select towline_guard('driver_duty');

-- A job offered to a driver. It stays pending, without a driver, until one accepts.
create table offer (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  dispatch_call_id uuid not null,
  driver_id uuid not null,
  truck_id uuid,
  truck_name text not null default '',
  state text not null
    check (state in ('offered', 'seen', 'accepted', 'declined', 'expired', 'withdrawn')),
  -- Who offered it; the name as it was then.
  offered_by uuid,
  offered_by_name text not null default '',
  offered_at timestamptz not null,
  until timestamptz not null,
  seen_at timestamptz,
  -- When it was accepted, declined or taken back, or ran out.
  ended_at timestamptz,
  reason text not null default '',
  -- From the driver to the pickup, as it was when the job was offered; null when a place was not known.
  miles double precision,
  minutes double precision,
  is_estimated boolean not null default false,
  unique (company_id, id),
  foreign key (company_id, dispatch_call_id) references dispatch_call (company_id, id) on delete cascade,
  foreign key (company_id, driver_id) references employee (company_id, id) on delete cascade
);
-- One offer of a job at a time, whoever makes it.
create unique index offer_open on offer (dispatch_call_id) where state in ('offered', 'seen');
create index offer_job on offer (company_id, dispatch_call_id, offered_at desc);
create index offer_driver_open on offer (company_id, driver_id) where state in ('offered', 'seen');
create index offer_driver on offer (driver_id);
select towline_guard('offer');

-- What is texted to a driver with an offer: it opens their own jobs, once.
create table offer_link (
  offer_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  employee_id uuid not null,
  -- SHA-256 of the key in the link; the key itself is only in the text.
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (company_id, offer_id) references offer (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index offer_link_company on offer_link (company_id);
create index offer_link_employee on offer_link (employee_id);
select towline_guard('offer_link');

-- How a company offers its jobs; without a row as a new company does.
create table offer_settings (
  company_id uuid primary key references company on delete cascade,
  seconds integer not null check (seconds between 30 and 600),
  next_by_itself boolean not null
);
select towline_guard('offer_settings');

-- A session that a texted link began: a driver's own jobs and nothing else, and no longer than a shift.
alter table session
  add column is_own_jobs_only boolean not null default false,
  add column ends_at timestamptz;
