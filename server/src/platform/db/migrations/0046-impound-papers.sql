-- What letters to owners have to say of the place a vehicle is stored at.
alter table impound_lot add column phone text not null default '', add column hours text not null default '';

-- Whether storage is taxed is of the rates of the day the vehicle came in; the percentage of the day it leaves.
alter table impound add column storage_taxable boolean not null default true,
  add column tax_percent double precision;

-- Letters to owners and lienholders, kept as they were written.
create table impound_letter (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  impound_id uuid not null,
  which text not null check (which in ('first', 'second')),
  at timestamptz not null,
  by text not null,
  document jsonb not null,
  foreign key (company_id, impound_id) references impound (company_id, id) on delete cascade
);
create index impound_letter_of on impound_letter (company_id, impound_id, at);
select towline_guard('impound_letter');

-- Photos of a stored vehicle that no job has: media belong to a job or to a stored vehicle.
alter table media alter column dispatch_call_id drop not null;
alter table media add column impound_id uuid;
alter table media add foreign key (company_id, impound_id) references impound (company_id, id) on delete cascade;
alter table media add constraint media_of_one check (num_nonnulls(dispatch_call_id, impound_id) = 1);
create index media_of_impound on media (company_id, impound_id, created_at, id) where impound_id is not null;

-- The figures of jobs are made for all that a statement writes at once, with the place of the pickup. For each by
-- itself, with a look back at the job, an import of thousands waited for them longer than for the jobs.
drop trigger set_pickup_of_figures on job_figures;
drop function towline_set_pickup_of_figures();
drop trigger figures_of_job on dispatch_call;
drop function towline_figures_of_job();
drop function towline_keep_figures(dispatch_call);

-- By the keys of the jobs, always: a plan that was made while there were few would go through all of them for good.
create function towline_keep_figures(jobs uuid[]) returns void language plpgsql
  set enable_seqscan = off
as $$
begin
  insert into job_figures as j (job_id, company_id, received_at, clock_at, outcome, reason, vendor_id, town,
    driver_id, driver_name, truck_id, truck_name, is_by_agent, revenue_cents, tax_cents,
    to_dispatched, to_scene, to_done, late, worked, accepted_at, meters, pickup_lat, pickup_lng)
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
    (pickup ->> 'lat')::double precision, (pickup ->> 'lng')::double precision
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
    pickup_lat = excluded.pickup_lat, pickup_lng = excluded.pickup_lng;
end $$;

create function towline_figures_of_new_jobs() returns trigger language plpgsql as $$
begin
  perform towline_keep_figures(array(select id from added));
  return null;
end $$;
create trigger figures_of_new_jobs after insert on dispatch_call
  referencing new table as added for each statement execute function towline_figures_of_new_jobs();

create function towline_figures_of_job() returns trigger language plpgsql as $$
begin
  perform towline_keep_figures(array[new.id]);
  return null;
end $$;
create trigger figures_of_job after update of status, fields, created_at, total_cents, vendor_id
  on dispatch_call for each row execute function towline_figures_of_job();

-- A job without a place on the map is in no zone, and one that is over has no duplicates: nothing is looked up.
drop trigger set_zone_of_new on dispatch_call;
create trigger set_zone_of_new before insert on dispatch_call
  for each row when (jsonb_typeof(new.fields -> 'pickupAddressLatLng') = 'object')
  execute function towline_set_zone();
drop trigger set_duplicates_of_new on dispatch_call;
create trigger set_duplicates_of_new before insert on dispatch_call
  for each row when (new.status in ('pending', 'active', 'scheduled'))
  execute function towline_set_duplicates();

-- Accounts by their names, as imports ask for them.
create index vendor_by_plain_name on vendor (company_id, plain_name);
