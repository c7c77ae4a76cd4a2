-- The tenants. `towline_guard` puts row-level security on a table that carries company_id.
create table company (
  id uuid primary key,
  name text not null,
  phone_number text not null,
  street text not null default '',
  city text not null default '',
  state text not null default '',
  zip text not null default '',
  -- Where the company is; null until its ZIP has been found.
  lat double precision,
  lng double precision,
  ai_agent_name text not null default '',
  -- E.164; the number callers ring. Null only between sign-up and purchase.
  agent_number text unique,
  agent_number_sid text,
  time_zone text not null default 'America/Chicago',
  plan_type text not null check (plan_type in ('paid', 'trial')),
  plan_id text not null,
  -- Phone calls a month that the plan includes.
  call_allowance integer not null,
  trial_ends_at timestamptz,
  -- The last dispatch number given out.
  last_dispatch_number integer not null default 1000,
  created_at timestamptz not null
);
alter table company enable row level security;
create policy own_company on company to towline_app
  using (id = (select current_setting('towline.company_id', true)::uuid))
  with check (id = (select current_setting('towline.company_id', true)::uuid));

create table employee (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone_number text not null default '',
  password_hash text,
  roles text[] not null,
  last_login_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  unique (company_id, id)
);
-- One address signs in to one company.
create unique index employee_email on employee (lower(email)) where deleted_at is null;
select towline_guard('employee');

create table session (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  employee_id uuid not null,
  -- SHA-256 of the secret; the secret itself is only in the cookie.
  secret_hash bytea not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index session_employee on session (employee_id);
select towline_guard('session');

-- Accounts: the customers of a company.
create table vendor (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  type text not null,
  name text not null,
  account_number text not null default '',
  contact_phone_number text not null default '',
  -- 'No Account Specified': made with the company, parks calls, can not be changed.
  is_placeholder boolean not null default false,
  created_at timestamptz not null,
  unique (company_id, id)
);
create unique index vendor_placeholder on vendor (company_id) where is_placeholder;
create index vendor_phone on vendor (company_id, contact_phone_number) where contact_phone_number <> '';
select towline_guard('vendor');

-- Jobs. What the database must know stands in columns, the rest of the wire's fields in `fields`.
create table dispatch_call (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  dispatch_number text not null,
  status text not null check (status in ('pending', 'active', 'scheduled', 'completed', 'cancelled')),
  status_at timestamptz not null,
  created_at timestamptz not null,
  version integer not null default 1,
  customer_phone text not null default '',
  vendor_id uuid,
  total_cents bigint not null default 0,
  fields jsonb not null,
  -- What the phone agent wrote last: what differs from it now, a person has changed, and the agent leaves alone.
  agent_fields jsonb,
  -- Lower-case text the board's filter looks in.
  search_text text not null default '',
  unique (company_id, id),
  unique (company_id, dispatch_number),
  foreign key (company_id, vendor_id) references vendor (company_id, id)
);
create index dispatch_call_board on dispatch_call (company_id, status, created_at desc, id desc);
create index dispatch_call_phone on dispatch_call (company_id, customer_phone, created_at desc);
select towline_guard('dispatch_call');

-- Call-history records: somebody rang the agent number.
create table phone_call (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  call_sid text not null unique,
  -- Ten digits where it is a US number, as the carrier wrote it otherwise.
  from_number text not null,
  to_number text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  seconds integer not null default 0,
  outcome text not null default 'in progress',
  -- The key to the transcript: 128 random bits.
  ai_agent_chat_id text not null unique,
  -- What the relay's setup must carry to be this call.
  relay_token text not null,
  dispatch_call_id uuid,
  customer_name text not null default '',
  custom_data jsonb not null default '{}',
  -- The agent's memory after the last event of the log.
  memory jsonb,
  last_seq integer not null default 0,
  unique (company_id, id),
  foreign key (company_id, dispatch_call_id) references dispatch_call (company_id, id)
);
create index phone_call_history on phone_call (company_id, started_at desc, id desc);
create index phone_call_number on phone_call (company_id, from_number, started_at desc, id desc);
create index phone_call_job on phone_call (dispatch_call_id);
select towline_guard('phone_call');

-- Everything heard, said, learnt and asked of the desk, in order.
create table phone_call_event (
  company_id uuid not null references company on delete cascade,
  phone_call_id uuid not null,
  seq integer not null,
  at timestamptz not null,
  kind text not null,
  data jsonb not null,
  primary key (phone_call_id, seq),
  foreign key (company_id, phone_call_id) references phone_call (company_id, id) on delete cascade
);
select towline_guard('phone_call_event');

-- The customer's key to his job: the link he is texted.
create table chat_request (
  id text primary key,
  company_id uuid not null references company on delete cascade,
  dispatch_call_id uuid not null unique,
  phone_call_id uuid,
  created_at timestamptz not null,
  foreign key (company_id, dispatch_call_id) references dispatch_call (company_id, id) on delete cascade,
  foreign key (company_id, phone_call_id) references phone_call (company_id, id)
);
select towline_guard('chat_request');

create table text_message (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  direction text not null check (direction in ('in', 'out')),
  from_number text not null,
  to_number text not null,
  body text not null,
  status text not null,
  carrier_sid text unique,
  -- The same text is never sent twice.
  idempotency_key text unique,
  error text not null default '',
  created_at timestamptz not null
);
create index text_message_list on text_message (company_id, created_at desc, id desc);
select towline_guard('text_message');

-- Who said STOP (or START again), by ten-digit number.
create table text_consent (
  company_id uuid not null references company on delete cascade,
  number text not null,
  refused boolean not null,
  changed_at timestamptz not null,
  primary key (company_id, number)
);
select towline_guard('text_consent');

create table audit (
  id uuid primary key,
  company_id uuid references company on delete cascade,
  at timestamptz not null,
  actor text not null,
  actor_id text not null default '',
  action text not null,
  record_id text not null default '',
  data jsonb not null default '{}'
);
create index audit_record on audit (company_id, record_id, at);
select towline_guard('audit');

-- Small things the product remembers of itself.
create table keepsake (
  key text primary key,
  value text not null
);
