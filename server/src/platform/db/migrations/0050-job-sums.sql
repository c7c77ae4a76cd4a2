-- What the jobs of a company come to, kept up to date with their figures, so that a report over a year need not go
-- through all of them: of each quarter of an hour they came in (by `time`), and of each month of the UTC calendar
-- by account, reason, town, driver, truck and whether the agent took them.
create table job_sum (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company on delete cascade,
  by text not null,
  -- When the quarter or the month began.
  at timestamptz not null,
  -- As the figures have it; of drivers and trucks the id, or the name without one, and the name as it was typed.
  key text not null,
  name text not null,
  jobs integer not null,
  done integer not null,
  cancelled integer not null,
  gone integer not null,
  by_agent integer not null,
  billed integer not null,
  revenue_cents bigint not null,
  tax_cents bigint not null,
  unpaid_cents bigint not null,
  meters bigint not null,
  -- The revenue of the jobs with meters, and of those with hours.
  metered_cents bigint not null,
  worked bigint not null,
  worked_cents bigint not null
);
-- Not unique: who finds a sum taken by somebody else begins one beside it, so that nobody waits; they add up.
create index job_sum_of on job_sum (company_id, by, at, key);
select towline_guard('job_sum');

-- What one job adds to each sum it is in.
create function towline_amounts(f job_figures) returns table (jobs integer, done integer, cancelled integer,
  gone integer, by_agent integer, billed integer, revenue_cents bigint, tax_cents bigint, unpaid_cents bigint,
  meters bigint, metered_cents bigint, worked bigint, worked_cents bigint) language sql immutable as $$
  select 1, (f.outcome = 'done')::int, (f.outcome = 'cancelled')::int, (f.outcome = 'gone on arrival')::int,
    f.is_by_agent::int, (f.revenue_cents <> 0)::int, f.revenue_cents, f.tax_cents, f.unpaid_cents,
    coalesce(f.meters, 0)::bigint, case when f.meters > 0 then f.revenue_cents else 0 end,
    coalesce(f.worked, 0)::bigint, case when f.worked > 0 then f.revenue_cents else 0 end
$$;

-- The sums a job is in.
create function towline_sums_of(f job_figures) returns table (by text, at timestamptz, key text, name text)
  language sql immutable as $$
  select g.by, case when g.by = 'time' then date_bin('15 minutes', f.received_at, '2000-01-01Z')
      else date_trunc('month', f.received_at at time zone 'UTC') at time zone 'UTC' end, g.key, g.name
  from (values ('time', '', ''), ('account', coalesce(f.vendor_id::text, ''), ''), ('reason', f.reason, ''),
    ('town', f.town, ''), ('source', f.is_by_agent::text, ''),
    ('driver', case when f.driver_id <> '' then f.driver_id else f.driver_name end, f.driver_name),
    ('truck', case when f.truck_id <> '' then f.truck_id else f.truck_name end, f.truck_name)) g (by, key, name)
$$;

-- Takes jobs out of the sums and puts them in as they are now. What has come to nothing goes, with the names in it.
-- By the keys always: a plan from when there were few would go through all sums for good.
create function towline_change_job_sums(before job_figures[], after job_figures[]) returns void language plpgsql
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
      sum(sign * a.worked_cents) as worked_cents
    from (select -1 as sign, f from unnest(before) f union all select 1, f from unnest(after) f) change,
      towline_sums_of(change.f) s, towline_amounts(change.f) a
    -- A company that is gone takes its sums along.
    where (change.f).company_id in (select id from company)
    group by 1, 2, 3, 4, 5
    having (sum(sign * a.jobs), sum(sign * a.done), sum(sign * a.cancelled), sum(sign * a.gone),
      sum(sign * a.by_agent), sum(sign * a.billed), sum(sign * a.revenue_cents), sum(sign * a.tax_cents),
      sum(sign * a.unpaid_cents), sum(sign * a.meters), sum(sign * a.metered_cents), sum(sign * a.worked),
      sum(sign * a.worked_cents))
      <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
  slot as (
    select d.*, s.id from delta d left join lateral (
      select s.id from job_sum s
      where s.company_id = d.company_id and s.by = d.by and s.at = d.at and s.key = d.key and s.name = d.name
      limit 1 for no key update skip locked) s on true),
  changed as (
    update job_sum s set
      jobs = s.jobs + d.jobs, done = s.done + d.done, cancelled = s.cancelled + d.cancelled,
      gone = s.gone + d.gone, by_agent = s.by_agent + d.by_agent, billed = s.billed + d.billed,
      revenue_cents = s.revenue_cents + d.revenue_cents, tax_cents = s.tax_cents + d.tax_cents,
      unpaid_cents = s.unpaid_cents + d.unpaid_cents, meters = s.meters + d.meters,
      metered_cents = s.metered_cents + d.metered_cents, worked = s.worked + d.worked,
      worked_cents = s.worked_cents + d.worked_cents
    from slot d where s.id = d.id returning s.*),
  begun as (
    insert into job_sum (company_id, by, at, key, name,
        jobs, done, cancelled, gone, by_agent, billed, revenue_cents, tax_cents, unpaid_cents, meters,
        metered_cents, worked, worked_cents)
    select company_id, by, at, key, name,
        jobs, done, cancelled, gone, by_agent, billed, revenue_cents, tax_cents, unpaid_cents, meters,
        metered_cents, worked, worked_cents
    from slot where id is null)
  select array_agg(id) into emptied from changed
    where (jobs, done, cancelled, gone, by_agent, billed, revenue_cents, tax_cents, unpaid_cents, meters,
      metered_cents, worked, worked_cents)
      = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  delete from job_sum where id = any (emptied);
end $$;

create function towline_sum_jobs() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform towline_change_job_sums('{}', array(select row(a.*)::job_figures from added a));
  elsif tg_op = 'UPDATE' then
    perform towline_change_job_sums(array(select row(g.*)::job_figures from gone g),
      array(select row(a.*)::job_figures from added a));
  else
    perform towline_change_job_sums(array(select row(g.*)::job_figures from gone g), '{}');
  end if;
  return null;
end $$;
create trigger sum_new_jobs after insert on job_figures
  referencing new table as added for each statement execute function towline_sum_jobs();
create trigger sum_changed_jobs after update on job_figures
  referencing old table as gone new table as added for each statement execute function towline_sum_jobs();
create trigger sum_gone_jobs after delete on job_figures
  referencing old table as gone for each statement execute function towline_sum_jobs();

-- The sums of all jobs anew, for figures that were written without their triggers.
create function towline_sum_all_jobs() returns void language sql as $$
  delete from job_sum;
  insert into job_sum (company_id, by, at, key, name,
      jobs, done, cancelled, gone, by_agent, billed, revenue_cents, tax_cents, unpaid_cents, meters,
      metered_cents, worked, worked_cents)
  select f.company_id, s.by, s.at, s.key, s.name,
      sum(a.jobs), sum(a.done), sum(a.cancelled), sum(a.gone), sum(a.by_agent), sum(a.billed),
      sum(a.revenue_cents), sum(a.tax_cents), sum(a.unpaid_cents), sum(a.meters), sum(a.metered_cents),
      sum(a.worked), sum(a.worked_cents)
    from job_figures f, towline_sums_of(f) s, towline_amounts(f) a group by 1, 2, 3, 4, 5;
$$;
select towline_sum_all_jobs();

-- The open jobs of each driver, on the overview, without looking at those that are done.
create index job_figures_open on job_figures (company_id) where outcome = 'open';
