-- Reports by zone, of times and of drivers go by kept sums as well: no report over a year goes through its jobs.

-- The zone of the pickup and what its driver earns of a job stand in its figures, as zones and rules are now. They are
-- made when a job is written. Where a zone or a rule changes, the figures are due (`figures_due`) until all of them
-- have been gone through.
alter table job_figures
  add column zone_id uuid,
  add column commission_cents bigint not null default 0;

-- What a driver earns of a completed job: by their own rule or that of all, as of the day it came in.
create function towline_commission(company uuid, driver text, received_at timestamptz, revenue_cents bigint)
  returns bigint language sql stable
  return coalesce((
    select round(revenue_cents * r.percent / 100) + r.per_job_cents
    from commission_rule r join company c on c.id = r.company_id
    where r.company_id = company and (r.driver_id is null or r.driver_id::text = driver)
      and received_at >= r.valid_from::timestamp at time zone c.time_zone
    order by r.driver_id is null, r.valid_from desc limit 1), 0);

-- Companies whose figures may not have the zones or commissions of now, from which moment on.
create table figures_due (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company on delete cascade,
  what text not null check (what in ('zone', 'commission')),
  since timestamptz not null
);
create index figures_due_company on figures_due (company_id, what);
select towline_guard('figures_due');

-- A company that is gone has nothing due.
create function towline_zone_is_due() returns trigger language plpgsql as $$
begin
  insert into figures_due (company_id, what, since)
    select id, 'zone', '-infinity' from company where id = coalesce(new.company_id, old.company_id);
  return null;
end $$;
create trigger zone_is_due after insert or delete on zone for each row execute function towline_zone_is_due();
create trigger changed_zone_is_due after update of areas, square_miles on zone for each row
  when ((old.areas, old.square_miles) is distinct from (new.areas, new.square_miles))
  execute function towline_zone_is_due();

-- Wherever on earth, a day begins less than one before it does in London.
create function towline_commission_is_due() returns trigger language plpgsql as $$
begin
  insert into figures_due (company_id, what, since)
    select id, 'commission', coalesce(new.valid_from, old.valid_from)::timestamp at time zone 'UTC' - interval '1 day'
    from company where id = coalesce(new.company_id, old.company_id);
  return null;
end $$;
create trigger commission_is_due after insert or update or delete on commission_rule for each row
  execute function towline_commission_is_due();

create function towline_clock_is_due() returns trigger language plpgsql as $$
begin
  insert into figures_due (company_id, what, since) values (new.id, 'commission', '-infinity');
  return null;
end $$;
create trigger clock_is_due after update of time_zone on company for each row
  when (old.time_zone <> new.time_zone) execute function towline_clock_is_due();

-- By the keys of the jobs, always: a plan that was made while there were few would go through all of them for good.
create or replace function towline_keep_figures(jobs uuid[]) returns void language plpgsql
  set enable_seqscan = off
as $$
begin
  insert into job_figures as j (job_id, company_id, received_at, clock_at, outcome, reason, vendor_id, town,
    driver_id, driver_name, truck_id, truck_name, is_by_agent, revenue_cents, tax_cents,
    to_dispatched, to_scene, to_done, late, worked, accepted_at, meters, pickup_lat, pickup_lng,
    zone_id, commission_cents)
  select id, company_id, created_at, clock,
    case when status in ('pending', 'active', 'scheduled') then 'open' when status = 'completed' then 'done'
      when f ->> 'cancelReason' = 'GONE_ON_ARRIVAL' then 'gone on arrival' else 'cancelled' end,
    coalesce(f ->> 'towReason', ''), vendor_id,
    coalesce(trim(substring(f ->> 'pickupAddress' from '([^,]+),\s*[A-Z]{2}\M[^,]*(?:,[^,]*)?$')), ''),
    coalesce(f ->> 'driverId', ''), coalesce(f ->> 'driverName', ''),
    coalesce(f ->> 'truckId', ''), coalesce(f ->> 'truckName', ''),
    coalesce(f ->> 'aiAgentChatId', '') <> '', revenue, total_cents - revenue,
    towline_seconds(clock, dispatched), towline_seconds(clock, on_scene), towline_seconds(clock, done),
    case when promised is not null and on_scene is not null then
      least(greatest(floor(extract(epoch from on_scene - promised)), -2000000000), 2000000000)::integer end,
    towline_seconds(dispatched, done),
    (select max(o.ended_at) from offer o where o.company_id = job.company_id and o.dispatch_call_id = job.id
      and o.state = 'accepted'),
    towline_meters(pickup, f -> 'dropoffAddressLatLng'),
    (pickup ->> 'lat')::double precision, (pickup ->> 'lng')::double precision,
    case when jsonb_typeof(pickup) = 'object' then
      towline_zone_at(company_id, (pickup ->> 'lat')::double precision, (pickup ->> 'lng')::double precision) end,
    case when status = 'completed' then
      towline_commission(company_id, coalesce(f ->> 'driverId', ''), created_at, revenue) else 0 end
  from (
    select *, greatest(created_at, scheduled) as clock,
      case when status = 'completed' then completed end as done, coalesce(eta, scheduled) as promised
    from (
      select *, towline_moment(f, 'scheduledDateTime') as scheduled, towline_moment(f, 'dispatchedDateTime') as dispatched,
        towline_moment(f, 'onSceneDateTime') as on_scene, towline_moment(f, 'completedDateTime') as completed,
        towline_moment(f, 'etaDateTime') as eta, f -> 'pickupAddressLatLng' as pickup,
        round(coalesce((f -> 'billing' ->> 'totalAmountPreTax')::numeric, 0) * 100)::bigint as revenue
      from (
        -- With nothing added they are unpacked, once and not for each of the figures.
        select c.id, c.company_id, c.created_at, c.status, c.vendor_id, c.total_cents, c.fields || '{}' as f
        from dispatch_call c where c.id = any (jobs) offset 0) unpacked
      offset 0) known
    offset 0) job
  on conflict (job_id) do update set received_at = excluded.received_at, clock_at = excluded.clock_at,
    outcome = excluded.outcome, reason = excluded.reason, vendor_id = excluded.vendor_id, town = excluded.town,
    driver_id = excluded.driver_id, driver_name = excluded.driver_name, truck_id = excluded.truck_id,
    truck_name = excluded.truck_name, is_by_agent = excluded.is_by_agent,
    revenue_cents = excluded.revenue_cents, tax_cents = excluded.tax_cents,
    to_dispatched = excluded.to_dispatched, to_scene = excluded.to_scene, to_done = excluded.to_done,
    late = excluded.late, worked = excluded.worked, accepted_at = excluded.accepted_at, meters = excluded.meters,
    pickup_lat = excluded.pickup_lat, pickup_lng = excluded.pickup_lng,
    zone_id = excluded.zone_id, commission_cents = excluded.commission_cents;
end $$;

-- How many jobs took so many minutes, of a sum: one long number with eight digits for each minute, the first minute
-- last, so that adding the numbers adds up the jobs of each minute. Of four hours: what took longer is rare, and read
-- from the jobs (`job_figures_slow`).
alter table job_sum
  add column promised integer not null default 0,
  add column on_time integer not null default 0,
  add column commission_cents bigint not null default 0,
  add column dispatched_minutes numeric not null default 0,
  add column accepted_minutes numeric not null default 0,
  add column scene_minutes numeric not null default 0,
  add column done_minutes numeric not null default 0;
create index job_figures_slow on job_figures (company_id, received_at)
  where greatest(to_dispatched, to_scene, to_done, towline_seconds(clock_at, accepted_at)) >= 14370;

-- One job at its minute; none where it is not known or too long.
create function towline_minute(seconds integer) returns numeric language sql immutable
  return case when seconds < 14370 then ('1e' || 8 * ((seconds + 30) / 60))::numeric else 0 end;

drop function towline_amounts(job_figures);
create function towline_amounts(f job_figures) returns table (jobs integer, done integer, cancelled integer,
  gone integer, by_agent integer, billed integer, revenue_cents bigint, tax_cents bigint, unpaid_cents bigint,
  meters bigint, metered_cents bigint, worked bigint, worked_cents bigint, promised integer, on_time integer,
  commission_cents bigint, dispatched_minutes numeric, accepted_minutes numeric, scene_minutes numeric,
  done_minutes numeric) language sql immutable as $$
  select 1, (f.outcome = 'done')::int, (f.outcome = 'cancelled')::int, (f.outcome = 'gone on arrival')::int,
    f.is_by_agent::int, (f.revenue_cents <> 0)::int, f.revenue_cents, f.tax_cents, f.unpaid_cents,
    coalesce(f.meters, 0)::bigint, case when f.meters > 0 then f.revenue_cents else 0 end,
    coalesce(f.worked, 0)::bigint, case when f.worked > 0 then f.revenue_cents else 0 end,
    (f.late is not null)::int, coalesce(f.late <= 0, false)::int, f.commission_cents,
    towline_minute(f.to_dispatched), towline_minute(towline_seconds(f.clock_at, f.accepted_at)),
    towline_minute(f.to_scene), towline_minute(f.to_done)
$$;

create or replace function towline_sums_of(f job_figures) returns table (by text, at timestamptz, key text, name text)
  language sql immutable as $$
  select g.by, case when g.by = 'time' then date_bin('15 minutes', f.received_at, '2000-01-01Z')
      else date_trunc('month', f.received_at at time zone 'UTC') at time zone 'UTC' end, g.key, g.name
  from (values ('time', '', ''), ('account', coalesce(f.vendor_id::text, ''), ''), ('reason', f.reason, ''),
    ('town', f.town, ''), ('zone', coalesce(f.zone_id::text, ''), ''), ('source', f.is_by_agent::text, ''),
    ('driver', case when f.driver_id <> '' then f.driver_id else f.driver_name end, f.driver_name),
    ('truck', case when f.truck_id <> '' then f.truck_id else f.truck_name end, f.truck_name)) g (by, key, name)
$$;

-- As before, with the new sums.
create or replace function towline_change_job_sums(before job_figures[], after job_figures[]) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
as $$
declare
  emptied uuid[];
begin
  with delta as (
    select (change.f).company_id, s.by, s.at, s.key, s.name,
      sum(sign * a.jobs) as jobs, sum(sign * a.done) as done, sum(sign * a.cancelled) as cancelled,
      sum(sign * a.gone) as gone, sum(sign * a.by_agent) as by_agent, sum(sign * a.billed) as billed,
      sum(sign * a.revenue_cents) as revenue_cents, sum(sign * a.tax_cents) as tax_cents,
      sum(sign * a.unpaid_cents) as unpaid_cents, sum(sign * a.meters) as meters,
      sum(sign * a.metered_cents) as metered_cents, sum(sign * a.worked) as worked,
      sum(sign * a.worked_cents) as worked_cents, sum(sign * a.promised) as promised,
      sum(sign * a.on_time) as on_time, sum(sign * a.commission_cents) as commission_cents,
      sum(sign * a.dispatched_minutes) as dispatched_minutes, sum(sign * a.accepted_minutes) as accepted_minutes,
      sum(sign * a.scene_minutes) as scene_minutes, sum(sign * a.done_minutes) as done_minutes
    from (select -1 as sign, f from unnest(before) f union all select 1, f from unnest(after) f) change,
      towline_sums_of(change.f) s, towline_amounts(change.f) a
    -- A company that is gone takes its sums along.
    where (change.f).company_id in (select id from company)
    group by 1, 2, 3, 4, 5
    having (sum(sign * a.jobs), sum(sign * a.done), sum(sign * a.cancelled), sum(sign * a.gone), sum(sign * a.by_agent),
      sum(sign * a.billed), sum(sign * a.revenue_cents), sum(sign * a.tax_cents), sum(sign * a.unpaid_cents),
      sum(sign * a.meters), sum(sign * a.metered_cents), sum(sign * a.worked), sum(sign * a.worked_cents),
      sum(sign * a.promised), sum(sign * a.on_time), sum(sign * a.commission_cents), sum(sign * a.dispatched_minutes),
      sum(sign * a.accepted_minutes), sum(sign * a.scene_minutes), sum(sign * a.done_minutes))
      <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
  slot as (
    select d.*, s.id from delta d left join lateral (
      select s.id from job_sum s
      where s.company_id = d.company_id and s.by = d.by and s.at = d.at and s.key = d.key and s.name = d.name
      limit 1 for no key update skip locked) s on true),
  changed as (
    update job_sum s set
      jobs = s.jobs + d.jobs, done = s.done + d.done, cancelled = s.cancelled + d.cancelled, gone = s.gone + d.gone,
      by_agent = s.by_agent + d.by_agent, billed = s.billed + d.billed,
      revenue_cents = s.revenue_cents + d.revenue_cents, tax_cents = s.tax_cents + d.tax_cents,
      unpaid_cents = s.unpaid_cents + d.unpaid_cents, meters = s.meters + d.meters,
      metered_cents = s.metered_cents + d.metered_cents, worked = s.worked + d.worked,
      worked_cents = s.worked_cents + d.worked_cents, promised = s.promised + d.promised,
      on_time = s.on_time + d.on_time, commission_cents = s.commission_cents + d.commission_cents,
      dispatched_minutes = s.dispatched_minutes + d.dispatched_minutes,
      accepted_minutes = s.accepted_minutes + d.accepted_minutes, scene_minutes = s.scene_minutes + d.scene_minutes,
      done_minutes = s.done_minutes + d.done_minutes
    from slot d where s.id = d.id returning s.*),
  begun as (
    insert into job_sum (company_id, by, at, key, name,
        jobs, done, cancelled, gone, by_agent, billed, revenue_cents, tax_cents, unpaid_cents, meters, metered_cents,
        worked, worked_cents, promised, on_time, commission_cents, dispatched_minutes, accepted_minutes,
        scene_minutes, done_minutes)
    select company_id, by, at, key, name,
        jobs, done, cancelled, gone, by_agent, billed, revenue_cents, tax_cents, unpaid_cents, meters, metered_cents,
        worked, worked_cents, promised, on_time, commission_cents, dispatched_minutes, accepted_minutes,
        scene_minutes, done_minutes
    from slot where id is null)
  select array_agg(id) into emptied from changed
    where (jobs, done, cancelled, gone, by_agent, billed, revenue_cents, tax_cents, unpaid_cents, meters, metered_cents,
      worked, worked_cents, promised, on_time, commission_cents, dispatched_minutes, accepted_minutes, scene_minutes,
      done_minutes)
      = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  delete from job_sum where id = any (emptied);
end $$;

create or replace function towline_sum_all_jobs() returns void language sql as $$
  delete from job_sum;
  insert into job_sum (company_id, by, at, key, name,
      jobs, done, cancelled, gone, by_agent, billed, revenue_cents, tax_cents, unpaid_cents, meters, metered_cents,
      worked, worked_cents, promised, on_time, commission_cents, dispatched_minutes, accepted_minutes, scene_minutes,
      done_minutes)
  select f.company_id, s.by, s.at, s.key, s.name,
      sum(a.jobs), sum(a.done), sum(a.cancelled), sum(a.gone), sum(a.by_agent), sum(a.billed), sum(a.revenue_cents),
      sum(a.tax_cents), sum(a.unpaid_cents), sum(a.meters), sum(a.metered_cents), sum(a.worked), sum(a.worked_cents),
      sum(a.promised), sum(a.on_time), sum(a.commission_cents), sum(a.dispatched_minutes), sum(a.accepted_minutes),
      sum(a.scene_minutes), sum(a.done_minutes)
    from job_figures f, towline_sums_of(f) s, towline_amounts(f) a group by 1, 2, 3, 4, 5;
$$;
select towline_sum_all_jobs();

-- Jobs of before are gone through by the product that starts.
insert into figures_due (company_id, what, since) select distinct company_id, 'zone', '-infinity'::timestamptz from zone;
insert into figures_due (company_id, what, since)
  select distinct company_id, 'commission', '-infinity'::timestamptz from commission_rule;
