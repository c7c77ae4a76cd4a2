-- GPS devices on trucks. The id is the key in the device's address.
create table tracker (
  id text primary key,
  company_id uuid not null references company on delete cascade,
  truck_id uuid not null unique,
  created_at timestamptz not null,
  -- Where the truck was last; null until the device has said so.
  lat double precision,
  lng double precision,
  -- Meters; 0 when the device did not say.
  accuracy double precision not null default 0,
  at timestamptz,
  foreign key (company_id, truck_id) references truck (company_id, id) on delete cascade
);
create index tracker_company on tracker (company_id);
select towline_guard('tracker');
