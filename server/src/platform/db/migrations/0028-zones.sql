-- Zones: parts of the map with a name. A job is in the smallest zone its pickup is in.

create function towline_outlines(areas jsonb) returns polygon[] language sql immutable
  return array(
    select ('(' || (
      select string_agg('(' || (corner ->> 'lng') || ',' || (corner ->> 'lat') || ')', ',' order by nth)
      from jsonb_array_elements(area) with ordinality corners (corner, nth)) || ')')::polygon
    from jsonb_array_elements(case when jsonb_typeof(areas) = 'array' then areas else '[]' end) area);

create table zone (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  version integer not null default 1,
  name text not null,
  color text not null,
  -- Lists of corners, as the contract has them (`Outline`); by them the database says what is in the zone.
  areas jsonb not null,
  outlines polygon[] not null generated always as (towline_outlines(areas)) stored,
  square_miles double precision not null,
  -- Drivers who are preferred in it; those who have left are passed over.
  driver_ids uuid[] not null default '{}',
  -- Null for always (`ZoneHours`).
  hours jsonb,
  created_at timestamptz not null
);
create unique index zone_name on zone (company_id, lower(name));
select towline_guard('zone');

-- The zone of a company a place is in; null for none and for no place.
create function towline_zone_at(company uuid, lat double precision, lng double precision) returns uuid
  language sql stable
  return (select z.id from zone z
    where z.company_id = company and exists (select from unnest(z.outlines) area where area @> point(lng, lat))
    order by z.square_miles, z.id limit 1);

alter table dispatch_call
  -- No reference: a job that is over keeps the zone it was in, also when that is removed.
  add column zone_id uuid,
  add column zone_name text collate "C" not null default '';

create function towline_set_zone() returns trigger language plpgsql as $$
declare
  place jsonb := new.fields -> 'pickupAddressLatLng';
begin
  new.zone_id := towline_zone_at(new.company_id, (place ->> 'lat')::double precision,
    (place ->> 'lng')::double precision);
  new.zone_name := coalesce((select z.name from zone z where z.id = new.zone_id), '');
  return new;
end $$;
create trigger set_zone_of_new before insert on dispatch_call
  for each row execute function towline_set_zone();
create trigger set_zone before update of fields, status on dispatch_call
  for each row when (new.fields -> 'pickupAddressLatLng' is distinct from old.fields -> 'pickupAddressLatLng'
    or (new.status <> old.status and new.status in ('pending', 'active', 'scheduled')))
  execute function towline_set_zone();

create index dispatch_call_by_zone on dispatch_call (company_id, status, zone_name, waits_from_ms, id)
  where urgency is not null;

-- Reports go by the zones there are now, also for jobs from before they were drawn.
alter table job_figures
  add column pickup_lat double precision,
  add column pickup_lng double precision;

create function towline_set_pickup_of_figures() returns trigger language plpgsql as $$
begin
  select (c.fields -> 'pickupAddressLatLng' ->> 'lat')::double precision,
      (c.fields -> 'pickupAddressLatLng' ->> 'lng')::double precision
    into new.pickup_lat, new.pickup_lng
    from dispatch_call c where c.company_id = new.company_id and c.id = new.job_id;
  return new;
end $$;
create trigger set_pickup_of_figures before insert or update on job_figures
  for each row execute function towline_set_pickup_of_figures();
update job_figures set reason = reason;
