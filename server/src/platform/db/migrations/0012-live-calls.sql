-- Phone calls that are going on, each with the server process that holds it. A process that is killed can
-- not take its rows back: it says so by falling silent.
create table live_call (
  phone_call_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  holder text not null,
  seen_at timestamptz not null,
  foreign key (company_id, phone_call_id) references phone_call (company_id, id) on delete cascade
);
create index live_call_company on live_call (company_id);
create index live_call_holder on live_call (holder);
select towline_guard('live_call');

-- What people of the company tell the agent of a call; the process that holds the call takes it, once.
create table call_order (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  phone_call_id uuid not null,
  kind text not null check (kind in ('corrected', 'whispered', 'takenOver', 'briefed')),
  data jsonb not null,
  given_at timestamptz not null,
  taken_at timestamptz,
  foreign key (company_id, phone_call_id) references phone_call (company_id, id) on delete cascade
);
create index call_order_waiting on call_order (phone_call_id) where taken_at is null;
create index call_order_call on call_order (company_id, phone_call_id);
select towline_guard('call_order');

-- Whether the caller was told that he is recorded, and the recording: the carrier's name for it, its
-- length, and the key it is kept under once it has been fetched.
alter table phone_call
  add column is_recorded boolean not null default false,
  add column recording_sid text,
  add column recording_seconds integer not null default 0,
  add column recording_key text;
