-- Two-step login: what somebody proves besides the password.

-- Since when somebody needs a second step to log in; null where the password is enough.
alter table employee add column two_step_since timestamptz;
-- From when on managers need one; null where they don't.
alter table company add column two_step_from timestamptz;

-- The authenticator app of somebody.
create table authenticator_app (
  employee_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  -- What the app and we know: a code can only be held against the secret itself.
  secret bytea not null,
  -- Until a first code was typed nothing is asked of it.
  confirmed_at timestamptz,
  -- The last half minute since 1970 whose code was taken: each works once.
  last_step bigint not null default 0,
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
select towline_guard('authenticator_app');

create table passkey (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  employee_id uuid not null,
  credential_id text not null unique,
  public_key bytea not null,
  -- How often it was used, as it says itself; 0 where it does not count.
  counter bigint not null,
  transports text[] not null,
  -- The device it was made on, in plain words.
  name text not null,
  made_at timestamptz not null,
  used_at timestamptz,
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index passkey_employee on passkey (company_id, employee_id);
select towline_guard('passkey');

-- What opens an account once when app and passkeys are gone.
create table recovery_code (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  employee_id uuid not null,
  -- Its first four characters, by which it is found; all of it is hashed as a password is.
  starts_with text not null,
  code_hash text not null,
  unique (employee_id, starts_with),
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
select towline_guard('recovery_code');

-- A login whose second step is owed, or a passkey that is being made.
create table login_step (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  employee_id uuid not null,
  kind text not null check (kind in ('second step', 'new passkey')),
  -- SHA-256 of what the page holds.
  token_hash bytea not null unique,
  -- What the passkey has to sign.
  challenge text not null,
  expires_at timestamptz not null,
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index login_step_employee on login_step (company_id, employee_id);
select towline_guard('login_step');

-- What was asked of a passkey before anybody knows whose it is; reached by the product itself alone.
create table passkey_challenge (
  challenge text primary key,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);

-- Codes that were typed, until one was right.
create table two_step_try (
  company_id uuid not null references company on delete cascade,
  employee_id uuid not null,
  -- The mark of a device its owner has used before; empty for everybody else together.
  place bytea not null,
  tries integer not null,
  since timestamptz not null,
  primary key (employee_id, place),
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
select towline_guard('two_step_try');
