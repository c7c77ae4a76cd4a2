-- At most ten duplicates stand on a job, the oldest: nobody reads more, and when hundreds of callers tell of the same
-- car each new job would otherwise rewrite all of the others.

-- The other open jobs that may be the same, as `towline_duplicates` has always meant it.
create function towline_same_jobs(company uuid, job uuid, received timestamptz, keys text[],
  lat double precision, lng double precision)
  returns table (id uuid, dispatch_number text, created_at timestamptz, same_keys text[], is_near boolean,
    duplicates jsonb) language sql stable
as $$
  select d.id, d.dispatch_number, d.created_at, d.same_keys, d.is_near, d.duplicates
  from (
    select c.*, coalesce(spot_lat between lat - 0.001 and lat + 0.001 and (spot_lat <> lat or spot_lng <> lng)
        and power((spot_lat - lat) * 111195, 2) + power((spot_lng - lng) * 111195
          * cos(radians((spot_lat + lat) / 2)), 2) <= 10000, false) as is_near
    from dispatch_call c
    where company_id = company and status in ('pending', 'active', 'scheduled')
      and c.id is distinct from job
      and created_at between received - interval '30 minutes' and received + interval '30 minutes'
  ) d
  where d.is_near or d.same_keys && keys
$$;

create or replace function towline_duplicates(company uuid, job uuid, received timestamptz, keys text[],
  lat double precision, lng double precision) returns jsonb language plpgsql stable
as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', d.id, 'dispatchNumber', d.dispatch_number, 'reasons', array(
        select split_part(k, ':', 1) from unnest(d.same_keys) k where k = any (keys)
        union select 'spot' where d.is_near order by 1)) order by d.created_at, d.id)
    from (
      select * from towline_same_jobs(company, job, received, keys, lat, lng) s
      order by s.created_at, s.id limit 10
    ) d), '[]');
end $$;

-- A full list changes only by a job that stands on it or is older than its last; what it holds need not hold it.
create or replace function towline_set_duplicates_of_others() returns trigger language plpgsql as $$
declare
  others uuid[] := array(
    select s.id
    from towline_same_jobs(new.company_id, new.id, new.created_at, new.same_keys, new.spot_lat, new.spot_lng) s
    where new.status in ('pending', 'active', 'scheduled') and (jsonb_array_length(s.duplicates) < 10
      or (new.created_at, new.id) < (
        select l.created_at, l.id from dispatch_call l where l.id = (s.duplicates -> 9 ->> 'id')::uuid)));
begin
  if tg_op = 'UPDATE' then
    others := others || array(
      select d.id from dispatch_call d
      where d.company_id = new.company_id and d.status in ('pending', 'active', 'scheduled')
        and d.created_at between new.created_at - interval '30 minutes' and new.created_at + interval '30 minutes'
        and d.duplicates @> jsonb_build_array(jsonb_build_object('id', new.id)));
  end if;
  update dispatch_call d
    set duplicates = towline_duplicates(d.company_id, d.id, d.created_at, d.same_keys, d.spot_lat, d.spot_lng)
    where d.company_id = new.company_id and d.id = any (others);
  return null;
end $$;
drop trigger set_duplicates_of_others on dispatch_call;
create trigger set_duplicates_of_others after update of status, same_keys, spot_lat, spot_lng on dispatch_call
  for each row when ((new.duplicates <> '[]' or old.duplicates <> '[]')
    and (old.status, old.same_keys, old.spot_lat, old.spot_lng)
      is distinct from (new.status, new.same_keys, new.spot_lat, new.spot_lng))
  execute function towline_set_duplicates_of_others();

update dispatch_call
  set duplicates = towline_duplicates(company_id, id, created_at, same_keys, spot_lat, spot_lng)
  where jsonb_array_length(duplicates) > 10;
