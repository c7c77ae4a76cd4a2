-- The order of a board by urgency and by driver; `urgency.rules.ts` in the contract has the same rules, and a
-- test holds the two against each other.
alter table dispatch_call
  -- The last driver it was offered to declined or did not answer, and nobody has been asked since.
  add column offer_unanswered boolean not null default false;

create function towline_set_offer_unanswered() returns trigger language plpgsql as $$
begin
  update dispatch_call set offer_unanswered = new.state in ('declined', 'expired')
    where company_id = new.company_id and id = new.dispatch_call_id
      and offer_unanswered <> (new.state in ('declined', 'expired'))
      and not exists (select from offer o where o.company_id = new.company_id
        and o.dispatch_call_id = new.dispatch_call_id and (o.offered_at, o.id) > (new.offered_at, new.id));
  return null;
end $$;
create trigger set_offer_unanswered_by_new after insert on offer
  for each row execute function towline_set_offer_unanswered();
create trigger set_offer_unanswered after update of state on offer
  for each row when (old.state <> new.state) execute function towline_set_offer_unanswered();

update dispatch_call c set offer_unanswered = true from (
  select distinct on (dispatch_call_id) dispatch_call_id, state from offer
  order by dispatch_call_id, offered_at desc, id desc) last
  where last.dispatch_call_id = c.id and last.state in ('declined', 'expired');

-- Bodies that are read when they are made name what they use for good: pg_dump brings them back in any order.
create function towline_time_of(fields jsonb, name text) returns bigint language sql immutable
  return coalesce((fields ->> name)::bigint, 0);

-- Whether somebody has reached the vehicle.
create function towline_is_there(fields jsonb) returns boolean language sql immutable
  return towline_time_of(fields, 'onSceneDateTime') > 0 or towline_time_of(fields, 'towingDateTime') > 0
    or towline_time_of(fields, 'destinationArrivalDateTime') > 0;

create function towline_has_driver(fields jsonb) returns boolean language sql immutable
  return coalesce(fields ->> 'driverId', '') <> '' or coalesce(fields ->> 'driverName', '') ~ '\S';

-- 0 and 1 an emergency, 2 an offer that came to nothing, 4 waiting, 5 under way; 3, late, is left to the clock.
-- Null for a job that is over, so that a year of them stands in none of the indexes.
create function towline_urgency(status text, fields jsonb, unanswered boolean) returns smallint
  language sql immutable
  return (case
    when status not in ('pending', 'active', 'scheduled') then null
    when fields ->> 'priority' = 'Emergency' then case when towline_is_there(fields) then 1 else 0 end
    when unanswered and not towline_has_driver(fields) then 2
    when towline_is_there(fields) or (status = 'active' and towline_has_driver(fields)) then 5
    else 4
  end)::smallint;

-- When the promised arrival is over, for a job that can be late.
create function towline_due(status text, fields jsonb, unanswered boolean) returns bigint language sql immutable
  return case when status in ('pending', 'active') and not towline_is_there(fields)
      and fields ->> 'priority' is distinct from 'Emergency'
      and not (unanswered and not towline_has_driver(fields))
    then nullif(towline_time_of(fields, 'etaDateTime'), 0) end;

-- Since when it waits, or when it is wanted, in epoch milliseconds.
create function towline_waits_from(status text, fields jsonb, created_at timestamptz) returns bigint
  language sql immutable
  return coalesce(case when status = 'scheduled' then nullif(towline_time_of(fields, 'scheduledDateTime'), 0) end,
    floor(extract(epoch from created_at) * 1000)::bigint);

alter table dispatch_call
  add column urgency smallint generated always as (towline_urgency(status, fields, offer_unanswered)) stored,
  add column due_ms bigint generated always as (towline_due(status, fields, offer_unanswered)) stored,
  add column waits_from_ms bigint generated always as (towline_waits_from(status, fields, created_at)) stored,
  add column driver_sort text collate "C" generated always as (coalesce(fields ->> 'driverName', '')) stored;
create index dispatch_call_urgency on dispatch_call (company_id, status, urgency, waits_from_ms, id)
  where urgency is not null;
create index dispatch_call_due on dispatch_call (company_id, status, due_ms, id) where due_ms is not null;
create index dispatch_call_by_driver on dispatch_call (company_id, status, driver_sort, waits_from_ms, id)
  where urgency is not null;
