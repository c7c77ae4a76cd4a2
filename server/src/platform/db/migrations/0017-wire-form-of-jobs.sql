-- A job's wire form is made when it is written, not at every reading. What it shows that is kept elsewhere
-- stands beside it and follows its own changes: the chat's id, the count of photos and videos, the duplicates.
alter table dispatch_call
  add column cs_chat_id text not null default '',
  add column media_count integer not null default 0,
  -- Other open jobs that may be the same one; none for a job that is not open.
  add column duplicates jsonb not null default '[]';

-- Other open jobs of the company that came within 30 minutes and share a key, or whose checked places are at
-- most 100 m apart. One and the same place is not meant: a map that knows no street puts all of a town there,
-- and whoever means one address has it in words.
create function towline_duplicates(company uuid, job uuid, received timestamptz, keys text[],
  lat double precision, lng double precision) returns jsonb language plpgsql stable
as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', d.id, 'dispatchNumber', d.dispatch_number, 'reasons', array(
        select split_part(k, ':', 1) from unnest(d.same_keys) k where k = any (keys)
        union select 'spot' where d.is_near order by 1)) order by d.created_at, d.id)
    from (
      select id, dispatch_number, created_at, same_keys,
        coalesce(spot_lat between lat - 0.001 and lat + 0.001 and (spot_lat <> lat or spot_lng <> lng)
          and power((spot_lat - lat) * 111195, 2) + power((spot_lng - lng) * 111195
            * cos(radians((spot_lat + lat) / 2)), 2) <= 10000, false) as is_near
      from dispatch_call
      where company_id = company and status in ('pending', 'active', 'scheduled')
        and id is distinct from job
        and created_at between received - interval '30 minutes' and received + interval '30 minutes'
    ) d
    where d.is_near or d.same_keys && keys), '[]');
end $$;

create function towline_set_duplicates() returns trigger language plpgsql as $$
begin
  new.duplicates := case when new.status in ('pending', 'active', 'scheduled')
    then towline_duplicates(new.company_id, new.id, new.created_at, new.same_keys, new.spot_lat, new.spot_lng)
    else '[]' end;
  return new;
end $$;
create trigger set_duplicates_of_new before insert on dispatch_call
  for each row execute function towline_set_duplicates();
create trigger set_duplicates before update of status, same_keys, spot_lat, spot_lng on dispatch_call
  for each row when ((old.status, old.same_keys, old.spot_lat, old.spot_lng)
    is distinct from (new.status, new.same_keys, new.spot_lat, new.spot_lng))
  execute function towline_set_duplicates();

-- The other side of it: jobs that have become, or are no longer, duplicates of the one that was written.
-- Whoever writes a company's jobs does so one after the other (lockJobs), so that no two miss each other.
create function towline_set_duplicates_of_others() returns trigger language plpgsql as $$
declare
  others uuid[] := array(
    select (one ->> 'id')::uuid from jsonb_array_elements(
      new.duplicates || case when tg_op = 'UPDATE' then old.duplicates else '[]' end) one);
begin
  update dispatch_call d
    set duplicates = towline_duplicates(d.company_id, d.id, d.created_at, d.same_keys, d.spot_lat, d.spot_lng)
    where d.company_id = new.company_id and d.id = any (others)
      and d.status in ('pending', 'active', 'scheduled');
  return null;
end $$;
create trigger set_duplicates_of_others_of_new after insert on dispatch_call
  for each row when (new.duplicates <> '[]') execute function towline_set_duplicates_of_others();
create trigger set_duplicates_of_others after update of status, same_keys, spot_lat, spot_lng on dispatch_call
  for each row when (old.duplicates <> new.duplicates) execute function towline_set_duplicates_of_others();

create function towline_count_media() returns trigger language plpgsql as $$
declare
  one media := case when tg_op = 'DELETE' then old else new end;
begin
  update dispatch_call set media_count = media_count + case when tg_op = 'DELETE' then -1 else 1 end
    where company_id = one.company_id and id = one.dispatch_call_id;
  return null;
end $$;
create trigger count_media after insert or delete on media
  for each row execute function towline_count_media();

create function towline_set_chat() returns trigger language plpgsql as $$
begin
  update dispatch_call set cs_chat_id = new.id
    where company_id = new.company_id and id = new.dispatch_call_id;
  return null;
end $$;
create trigger set_chat after insert on chat_request
  for each row execute function towline_set_chat();

update dispatch_call c set cs_chat_id = r.id from chat_request r where r.dispatch_call_id = c.id;
update dispatch_call c set media_count = m.count
  from (select dispatch_call_id, count(*) from media group by 1) m where m.dispatch_call_id = c.id;
update dispatch_call set duplicates = towline_duplicates(company_id, id, created_at, same_keys, spot_lat, spot_lng)
  where status in ('pending', 'active', 'scheduled');

-- A job as it goes over the wire, but for its opening brace and the name of its account, which is put in front
-- when it is read: an account may have a million jobs, and its new name must not wait for all of them.
-- Immutable, as the epoch of a moment is the same in every time zone.
create function towline_job_wire(id uuid, company_id uuid, dispatch_number text, status text, version integer,
  created_at timestamptz, status_at timestamptz, total_cents bigint, fields jsonb,
  cs_chat_id text, media_count integer, duplicates jsonb) returns text language sql immutable
as $$
  select substr((fields || jsonb_build_object(
    'id', id, 'companyId', company_id, 'status', status, 'version', version,
    'dispatchNumber', dispatch_number, 'balance', round(total_cents / 100.0, 2),
    'createdDate', floor(extract(epoch from created_at) * 1000)::bigint,
    'statusDate', floor(extract(epoch from status_at) * 1000)::bigint,
    'csChatId', cs_chat_id, 'duplicates', duplicates, 'mediaCount', media_count))::text, 2)
$$;
alter table dispatch_call add column wire text generated always as (towline_job_wire(id, company_id,
  dispatch_number, status, version, created_at, status_at, total_cents, fields,
  cs_chat_id, media_count, duplicates)) stored;
