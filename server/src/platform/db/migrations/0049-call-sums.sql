-- What the phone calls of each quarter of an hour come to, kept up to date with them: the overview and the reports
-- add these up instead of a year of calls. The clocks of the world stand whole quarters apart, so that a day of any
-- of them is made of whole quarters.
create table call_sum (
  company_id uuid not null references company on delete cascade,
  at timestamptz not null,
  -- Of the calls that count.
  calls integer not null,
  failed integer not null,
  jobs integer not null,
  seconds bigint not null,
  -- Of all calls.
  transfers integer not null,
  messages integer not null,
  dropped integer not null,
  continued integer not null,
  uncounted integer not null,
  primary key (company_id, at)
);
select towline_guard('call_sum');

-- What one call adds to its quarter, or with `sign` -1 takes from it.
create function towline_call_sum(sign integer, company uuid, started_at timestamptz, outcome text, trouble text,
  is_counted boolean, job uuid, continues uuid, seconds integer) returns call_sum language sql immutable
  return row(company, date_bin('15 minutes', started_at, '2000-01-01Z'), sign * is_counted::int,
    sign * (is_counted and trouble in ('missed', 'line failed'))::int, sign * (is_counted and job is not null)::int,
    (sign * is_counted::int)::bigint * seconds, sign * (outcome = 'transfer')::int, sign * (outcome = 'message')::int,
    sign * (trouble = 'dropped')::int, sign * (continues is not null)::int, sign * (not is_counted)::int)::call_sum;

-- A company that is gone takes its sums along; nothing is added for it then.
create function towline_add_call_sums(sums call_sum[]) returns void language sql as $$
  insert into call_sum as s
    select company_id, at, sum(calls), sum(failed), sum(jobs), sum(seconds), sum(transfers), sum(messages),
      sum(dropped), sum(continued), sum(uncounted)
    from unnest(sums) where company_id in (select id from company)
    group by company_id, at order by company_id, at
    on conflict (company_id, at) do update set calls = s.calls + excluded.calls,
      failed = s.failed + excluded.failed, jobs = s.jobs + excluded.jobs, seconds = s.seconds + excluded.seconds,
      transfers = s.transfers + excluded.transfers, messages = s.messages + excluded.messages,
      dropped = s.dropped + excluded.dropped, continued = s.continued + excluded.continued,
      uncounted = s.uncounted + excluded.uncounted
$$;

-- The totals go first: whoever has them waits for nobody with the sums.
create or replace function towline_count_new_calls() returns trigger language plpgsql as $$
begin
  insert into call_totals as t (company_id, calls, jobs, seconds)
    select company_id, count(*) filter (where is_counted), count(dispatch_call_id) filter (where is_counted),
      coalesce(sum(seconds) filter (where is_counted), 0)
    from added group by company_id order by company_id
    on conflict (company_id) do update
      set calls = t.calls + excluded.calls, jobs = t.jobs + excluded.jobs, seconds = t.seconds + excluded.seconds;
  perform towline_add_call_sums(array(select towline_call_sum(1, company_id, started_at, outcome, trouble, is_counted,
    dispatch_call_id, continues_call_id, seconds) from added));
  return null;
end $$;

create or replace function towline_count_changed_call() returns trigger language plpgsql as $$
declare
  before int := old.is_counted::int;
  after int := new.is_counted::int;
begin
  update call_totals
    set calls = calls + after - before,
      seconds = seconds + new.seconds * after - old.seconds * before,
      jobs = jobs + (new.dispatch_call_id is not null)::int * after
        - (old.dispatch_call_id is not null)::int * before
    where company_id = new.company_id;
  perform towline_add_call_sums(array[
    towline_call_sum(-1, old.company_id, old.started_at, old.outcome, old.trouble, old.is_counted,
      old.dispatch_call_id, old.continues_call_id, old.seconds),
    towline_call_sum(1, new.company_id, new.started_at, new.outcome, new.trouble, new.is_counted,
      new.dispatch_call_id, new.continues_call_id, new.seconds)]);
  return null;
end $$;
drop trigger count_changed_call on phone_call;
create trigger count_changed_call
  after update of seconds, dispatch_call_id, outcome, trouble, continues_call_id, started_at on phone_call
  for each row when (
    (old.seconds, old.dispatch_call_id, old.outcome, old.trouble, old.continues_call_id, old.started_at)
    is distinct from
    (new.seconds, new.dispatch_call_id, new.outcome, new.trouble, new.continues_call_id, new.started_at))
  execute function towline_count_changed_call();

create or replace function towline_count_gone_calls() returns trigger language plpgsql as $$
begin
  update call_totals t
    set calls = t.calls - g.calls, jobs = t.jobs - g.jobs, seconds = t.seconds - g.seconds
    from (select company_id, count(*) filter (where is_counted) as calls,
        count(dispatch_call_id) filter (where is_counted) as jobs,
        coalesce(sum(seconds) filter (where is_counted), 0) as seconds
      from gone group by company_id) g
    where t.company_id = g.company_id;
  perform towline_add_call_sums(array(select towline_call_sum(-1, company_id, started_at, outcome, trouble, is_counted,
    dispatch_call_id, continues_call_id, seconds) from gone));
  return null;
end $$;

-- The sums of all calls anew, a month at a time, for calls that were written without their triggers.
create function towline_sum_all_calls() returns void language sql as $$
  delete from call_sum;
  select towline_add_call_sums(array_agg(towline_call_sum(1, company_id, started_at, outcome, trouble, is_counted,
    dispatch_call_id, continues_call_id, seconds))) from phone_call group by company_id, date_trunc('month', started_at);
$$;
select towline_sum_all_calls();

-- Nothing reads it any more.
drop index phone_call_figures;
