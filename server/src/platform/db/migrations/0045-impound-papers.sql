-- What letters to owners have to say of the place a vehicle is stored at.
alter table impound_lot add column phone text not null default '', add column hours text not null default '';

-- Whether storage is taxed is of the rates of the day the vehicle came in; the percentage of the day it leaves.
alter table impound add column storage_taxable boolean not null default true,
  add column tax_percent double precision;

-- Letters to owners and lienholders, kept as they were written.
create table impound_letter (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  impound_id uuid not null,
  which text not null check (which in ('first', 'second')),
  at timestamptz not null,
  by text not null,
  document jsonb not null,
  foreign key (company_id, impound_id) references impound (company_id, id) on delete cascade
);
create index impound_letter_of on impound_letter (company_id, impound_id, at);
select towline_guard('impound_letter');

-- Photos of a stored vehicle that no job has: media belong to a job or to a stored vehicle.
alter table media alter column dispatch_call_id drop not null;
alter table media add column impound_id uuid;
alter table media add foreign key (company_id, impound_id) references impound (company_id, id) on delete cascade;
alter table media add constraint media_of_one check (num_nonnulls(dispatch_call_id, impound_id) = 1);
create index media_of_impound on media (company_id, impound_id, created_at, id) where impound_id is not null;
