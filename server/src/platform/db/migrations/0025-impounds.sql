-- The lots of a company.
create table impound_lot (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  version integer not null default 1,
  name text not null,
  address text not null,
  license text not null,
  -- How many vehicles it holds; 0 for not counted.
  spaces integer not null check (spaces >= 0),
  created_at timestamptz not null,
  unique (company_id, id)
);
select towline_guard('impound_lot');

-- Stored vehicles. They are never deleted: the law wants to see them for years.
create table impound (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  version integer not null default 1,
  number integer not null,
  status text not null default 'in' check (status in ('in', 'released', 'disposed')),
  lot_id uuid not null,
  space text not null,
  job_id uuid,
  received_at timestamptz not null,
  left_at timestamptz,
  -- By the rates of the day it came in; a bill never changes afterwards.
  storage_cents bigint not null,
  grace_hours double precision not null,
  -- What people wrote down, as the contract has it (`SaveImpound`).
  record jsonb not null,
  holds jsonb not null default '[]',
  reports jsonb not null default '[]',
  letters jsonb not null default '[]',
  -- Lower-case text the list is searched in.
  search_text text not null,
  unique (company_id, id),
  unique (company_id, number),
  foreign key (company_id, lot_id) references impound_lot (company_id, id),
  foreign key (company_id, job_id) references dispatch_call (company_id, id)
);
create unique index impound_space on impound (lot_id, lower(space)) where status = 'in' and space <> '';
create index impound_list on impound (company_id, status, received_at desc, id desc);
create index impound_job on impound (company_id, job_id) where job_id is not null;
select towline_guard('impound');

-- Everything that was done with a stored vehicle, by whom: added to, never changed.
create table impound_touch (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  impound_id uuid not null,
  at timestamptz not null,
  who text not null,
  what text not null,
  data jsonb not null,
  foreign key (company_id, impound_id) references impound (company_id, id) on delete cascade
);
create index impound_touch_of on impound_touch (company_id, impound_id, at);
select towline_guard('impound_touch');
