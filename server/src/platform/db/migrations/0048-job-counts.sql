-- How many jobs of a company have each status, kept up to date with them: the board's tabs show it all day, and to
-- count them anew takes the longer the more of them are done.
create table job_count (
  company_id uuid not null references company on delete cascade,
  status text not null,
  jobs integer not null,
  primary key (company_id, status)
);
select towline_guard('job_count');
insert into job_count (company_id, status, jobs)
  select company_id, status, count(*) from dispatch_call group by company_id, status;

-- Whoever changes several counts takes them in the order of their statuses, so that no two wait for each other.
create function towline_count_new_jobs() returns trigger language plpgsql as $$
begin
  insert into job_count as c (company_id, status, jobs)
    select company_id, status, count(*) from added group by company_id, status order by company_id, status
    on conflict (company_id, status) do update set jobs = c.jobs + excluded.jobs;
  return null;
end $$;
create trigger count_new_jobs after insert on dispatch_call
  referencing new table as added for each statement execute function towline_count_new_jobs();

create function towline_count_changed_job() returns trigger language plpgsql as $$
begin
  insert into job_count as c (company_id, status, jobs)
    select new.company_id, v.status, v.jobs
    from (values (old.status, -1), (new.status, 1)) as v (status, jobs) order by v.status
    on conflict (company_id, status) do update set jobs = c.jobs + excluded.jobs;
  return null;
end $$;
create trigger count_changed_job after update of status on dispatch_call
  for each row when (old.status <> new.status) execute function towline_count_changed_job();

-- A company that is gone takes its counts along; nothing is counted for it then.
create function towline_count_gone_jobs() returns trigger language plpgsql as $$
begin
  perform from job_count c where (c.company_id, c.status) in (select company_id, status from gone)
    order by c.company_id, c.status for update;
  update job_count c set jobs = c.jobs - g.jobs
    from (select company_id, status, count(*) as jobs from gone group by company_id, status) g
    where c.company_id = g.company_id and c.status = g.status;
  return null;
end $$;
create trigger count_gone_jobs after delete on dispatch_call
  referencing old table as gone for each statement execute function towline_count_gone_jobs();
