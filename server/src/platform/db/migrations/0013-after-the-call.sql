-- What is told of a phone call when it is over.
alter table phone_call
  -- What went wrong: `dropped`, `not understood`, `missed`, `line failed`; empty for nothing.
  add column trouble text not null default '',
  add column summary text not null default '',
  -- What the agent did not find out.
  add column questions jsonb not null default '[]',
  -- The call of the same caller that broke off minutes before, which this one goes on with.
  add column continues_call_id uuid,
  -- Wrong numbers and sales calls are no calls for help: they count in no figure.
  add column is_counted boolean not null
    generated always as (outcome not in ('wrong number', 'spam')) stored,
  add foreign key (company_id, continues_call_id) references phone_call (company_id, id)
    on delete set null (continues_call_id);

-- This month's figures are read from this index alone.
drop index phone_call_figures;
create index phone_call_figures on phone_call (company_id, started_at)
  include (seconds, dispatch_call_id) where is_counted;

create or replace function towline_count_new_calls() returns trigger language plpgsql as $$
begin
  insert into call_totals as t (company_id, calls, jobs, seconds)
    select company_id, count(*), count(dispatch_call_id), sum(seconds)
    from added where is_counted group by company_id
    on conflict (company_id) do update
      set calls = t.calls + excluded.calls, jobs = t.jobs + excluded.jobs, seconds = t.seconds + excluded.seconds;
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
  return null;
end $$;
drop trigger count_changed_call on phone_call;
create trigger count_changed_call after update of seconds, dispatch_call_id, outcome on phone_call
  for each row when ((old.seconds, old.dispatch_call_id, old.is_counted)
    is distinct from (new.seconds, new.dispatch_call_id, new.is_counted))
  execute function towline_count_changed_call();

create or replace function towline_count_gone_calls() returns trigger language plpgsql as $$
begin
  update call_totals t
    set calls = t.calls - g.calls, jobs = t.jobs - g.jobs, seconds = t.seconds - g.seconds
    from (select company_id, count(*) as calls, count(dispatch_call_id) as jobs, sum(seconds) as seconds
      from gone where is_counted group by company_id) g
    where t.company_id = g.company_id;
  return null;
end $$;

-- The wrong numbers there are already are taken out of the totals.
update call_totals t
  set calls = t.calls - g.calls, jobs = t.jobs - g.jobs, seconds = t.seconds - g.seconds
  from (select company_id, count(*) as calls, count(dispatch_call_id) as jobs, sum(seconds) as seconds
    from phone_call where not is_counted group by company_id) g
  where t.company_id = g.company_id;

-- Jobs are whole on the wire, so a field that is new goes into those that are there.
update dispatch_call set fields = '{"agentSummary": "", "agentQuestions": []}' || fields;

-- The last morning on which the managers were mailed, or had not to be.
alter table company add column daily_mail_on date;
