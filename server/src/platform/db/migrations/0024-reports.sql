-- What reports reckon with: one narrow row per job, kept by the database whenever the job is written. A year
-- of jobs as they are stored would have to be unpacked for each report.
create table job_figures (
  job_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  received_at timestamptz not null,
  -- From when its times are counted: when it came in, or when a scheduled tow was wanted.
  clock_at timestamptz not null,
  outcome text not null check (outcome in ('open', 'done', 'cancelled', 'gone on arrival')),
  reason text not null,
  vendor_id uuid,
  -- The town of the pickup, empty while not known.
  town text not null,
  -- Of the company's own people and trucks the id; the name as it was typed stands beside it.
  driver_id text not null,
  driver_name text not null,
  truck_id text not null,
  truck_name text not null,
  is_by_agent boolean not null,
  -- Before tax, and the tax.
  revenue_cents bigint not null,
  tax_cents bigint not null,
  -- Seconds; null while not known.
  to_dispatched integer,
  to_scene integer,
  to_done integer,
  -- After the promised arrival; negative for early.
  late integer,
  -- From dispatched to done.
  worked integer,
  accepted_at timestamptz,
  -- From pickup to destination as the crow flies.
  meters integer,
  foreign key (company_id, job_id) references dispatch_call (company_id, id) on delete cascade
);
create index job_figures_received on job_figures (company_id, received_at);
select towline_guard('job_figures');

create function towline_moment(fields jsonb, name text) returns timestamptz language sql immutable
  return case when coalesce((fields ->> name)::bigint, 0) > 0
    then to_timestamp((fields ->> name)::bigint / 1000.0) end;

-- Whole seconds from one moment to another, none for one before it; null while one of them is not known.
create function towline_seconds(since timestamptz, till timestamptz) returns integer language sql immutable
  return case when since is not null and till is not null
    then least(greatest(floor(extract(epoch from till - since)), 0), 2000000000)::integer end;

create function towline_meters(a jsonb, b jsonb) returns integer language sql immutable
  return case when jsonb_typeof(a) = 'object' and jsonb_typeof(b) = 'object' then
    round(12742000 * asin(least(1, sqrt(
      power(sin(radians((b ->> 'lat')::float8 - (a ->> 'lat')::float8) / 2), 2)
      + cos(radians((a ->> 'lat')::float8)) * cos(radians((b ->> 'lat')::float8))
        * power(sin(radians((b ->> 'lng')::float8 - (a ->> 'lng')::float8) / 2), 2)))))::integer end;

create function towline_keep_figures(job dispatch_call) returns void language plpgsql as $$
declare
  f jsonb := job.fields;
  scheduled timestamptz := towline_moment(f, 'scheduledDateTime');
  clock timestamptz := greatest(job.created_at, scheduled);
  dispatched timestamptz := towline_moment(f, 'dispatchedDateTime');
  on_scene timestamptz := towline_moment(f, 'onSceneDateTime');
  done timestamptz := case when job.status = 'completed' then towline_moment(f, 'completedDateTime') end;
  promised timestamptz := coalesce(towline_moment(f, 'etaDateTime'), scheduled);
  revenue bigint := round(coalesce((f -> 'billing' ->> 'totalAmountPreTax')::numeric, 0) * 100);
begin
  insert into job_figures as j (job_id, company_id, received_at, clock_at, outcome, reason, vendor_id, town,
    driver_id, driver_name, truck_id, truck_name, is_by_agent, revenue_cents, tax_cents,
    to_dispatched, to_scene, to_done, late, worked, accepted_at, meters)
  values (job.id, job.company_id, job.created_at, clock,
    case when job.status in ('pending', 'active', 'scheduled') then 'open' when job.status = 'completed' then 'done'
      when f ->> 'cancelReason' = 'GONE_ON_ARRIVAL' then 'gone on arrival' else 'cancelled' end,
    coalesce(f ->> 'towReason', ''), job.vendor_id,
    coalesce(trim(substring(f ->> 'pickupAddress' from '([^,]+),\s*[A-Z]{2}\M[^,]*(?:,[^,]*)?$')), ''),
    coalesce(f ->> 'driverId', ''), coalesce(f ->> 'driverName', ''),
    coalesce(f ->> 'truckId', ''), coalesce(f ->> 'truckName', ''),
    coalesce(f ->> 'aiAgentChatId', '') <> '', revenue, job.total_cents - revenue,
    towline_seconds(clock, dispatched), towline_seconds(clock, on_scene), towline_seconds(clock, done),
    case when promised is not null and on_scene is not null then
      least(greatest(floor(extract(epoch from on_scene - promised)), -2000000000), 2000000000)::integer end,
    towline_seconds(dispatched, done),
    (select max(o.ended_at) from offer o where o.company_id = job.company_id and o.dispatch_call_id = job.id
      and o.state = 'accepted'),
    towline_meters(f -> 'pickupAddressLatLng', f -> 'dropoffAddressLatLng'))
  on conflict (job_id) do update set received_at = excluded.received_at, clock_at = excluded.clock_at,
    outcome = excluded.outcome, reason = excluded.reason, vendor_id = excluded.vendor_id, town = excluded.town,
    driver_id = excluded.driver_id, driver_name = excluded.driver_name, truck_id = excluded.truck_id,
    truck_name = excluded.truck_name, is_by_agent = excluded.is_by_agent,
    revenue_cents = excluded.revenue_cents, tax_cents = excluded.tax_cents,
    to_dispatched = excluded.to_dispatched, to_scene = excluded.to_scene, to_done = excluded.to_done,
    late = excluded.late, worked = excluded.worked, accepted_at = excluded.accepted_at, meters = excluded.meters;
end $$;

create function towline_figures_of_job() returns trigger language plpgsql as $$
begin
  perform towline_keep_figures(new);
  return null;
end $$;
create trigger figures_of_job after insert or update of status, fields, created_at, total_cents, vendor_id
  on dispatch_call for each row execute function towline_figures_of_job();

create function towline_figures_of_offer() returns trigger language plpgsql as $$
begin
  update job_figures set accepted_at = new.ended_at
    where company_id = new.company_id and job_id = new.dispatch_call_id;
  return null;
end $$;
create trigger figures_of_offer after update of state on offer
  for each row when (new.state = 'accepted' and old.state <> 'accepted')
  execute function towline_figures_of_offer();

select towline_keep_figures(c) from dispatch_call c;

-- A report over phone calls is read from this index alone.
create index phone_call_report on phone_call (company_id, started_at)
  include (outcome, trouble, is_counted, dispatch_call_id, continues_call_id);

-- What drivers earn of a job: the rule of the driver, or of all (driver_id null), that was in force when it came in.
create table commission_rule (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  driver_id uuid,
  valid_from date not null,
  percent numeric(5, 2) not null check (percent between 0 and 100),
  -- For each job completed.
  per_job_cents bigint not null check (per_job_cents >= 0),
  created_at timestamptz not null,
  unique nulls not distinct (company_id, driver_id, valid_from),
  foreign key (company_id, driver_id) references employee (company_id, id) on delete cascade
);
select towline_guard('commission_rule');

-- Reports kept under a name. `question` as the contract has it (`ReportQuestion`).
create table saved_report (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  version integer not null default 1,
  name text not null,
  question jsonb not null,
  schedule text not null default '' check (schedule in ('', 'daily', 'weekly', 'monthly')),
  -- Managers it is mailed to on its schedule.
  recipient_ids uuid[] not null default '{}',
  -- The last day of the company's calendar it was mailed for; from then on it is due again.
  sent_on date,
  sent_at timestamptz,
  created_at timestamptz not null
);
create index saved_report_company on saved_report (company_id);
create index saved_report_schedule on saved_report (schedule) where schedule <> '';
select towline_guard('saved_report');
