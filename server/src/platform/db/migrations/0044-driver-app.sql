-- Where a driver or truck came from: a place a minute for half an hour, [latitude, longitude, epoch ms].
alter table driver_position add column trail jsonb not null default '[]';
alter table tracker add column trail jsonb not null default '[]';

-- A trail with one more place, unless it has one of the same minute; what is older than half an hour goes.
create function towline_trail(trail jsonb, lat double precision, lng double precision, at timestamptz)
returns jsonb language sql immutable as $$
  select case when coalesce((trail -> -1 ->> 2)::bigint, 0) > floor(extract(epoch from at) * 1000)::bigint - 60000
    then trail
    else coalesce((select jsonb_agg(spot order by n) from jsonb_array_elements(trail) with ordinality as old (spot, n)
        where (spot ->> 2)::bigint > floor(extract(epoch from at) * 1000)::bigint - 1800000), '[]')
      || jsonb_build_array(jsonb_build_array(lat, lng, floor(extract(epoch from at) * 1000)::bigint))
  end
$$;

-- The language the driver's page and texts are in.
alter table employee add column language text not null default 'en' check (language in ('en', 'es'));

-- What drivers of a company look at before they hook up, a line each; without a row the product's own list.
create table check_settings (
  company_id uuid primary key references company on delete cascade,
  lines text[] not null
);
select towline_guard('check_settings');

-- What the driver found at the vehicle, and who signed at the end; one of each a job, the last one counts.
create table job_paper (
  dispatch_call_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  checked_at timestamptz,
  checked_by text not null default '',
  -- [line, whether it was ticked]
  checks jsonb not null default '[]',
  damage text not null default '',
  signed_at timestamptz,
  signed_by text not null default '',
  signed_before text not null default '',
  -- The picture among the job's photos; it may arrive later than the rest.
  signature_id uuid,
  foreign key (company_id, dispatch_call_id) references dispatch_call (company_id, id) on delete cascade
);
create index job_paper_company on job_paper (company_id);
select towline_guard('job_paper');
