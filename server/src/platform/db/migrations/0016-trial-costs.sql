-- What a company that signed up a minute ago may cost others: nothing until its mail address is confirmed,
-- a daily budget after that, and its number comes back when the trial was for nothing.

-- When a manager opened the link that was mailed at sign-up. Until then nothing goes out to others.
alter table company add column mail_confirmed_at timestamptz;
update company set mail_confirmed_at = created_at;

-- The links that confirm a manager's mail address. Each works once.
create table mail_confirmation (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  employee_id uuid not null,
  -- SHA-256 of the key in the link; the key itself is only in the mail.
  token_hash bytea not null unique,
  -- Where it was mailed: it confirms nothing once this is no longer the employee's address.
  to_address text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When it was opened, or another one of the company was.
  ended_at timestamptz,
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index mail_confirmation_company on mail_confirmation (company_id, created_at);
select towline_guard('mail_confirmation');

-- `held`: waits until the address of the company is confirmed. Texts have the same status, unchecked.
alter table mail_message drop constraint mail_message_status_check;
alter table mail_message add constraint mail_message_status_check
  check (status in ('queued', 'held', 'sent', 'failed'));
create index mail_message_held on mail_message (company_id) where status = 'held';
create index text_message_held on text_message (company_id) where status = 'held';

-- Rung from the desk's own phone, where anybody's number can be typed: no proof that somebody called.
alter table phone_call add column is_from_desk boolean not null default false;
-- Who wrote in, and who agreed to texts with the agent.
create index text_message_writer on text_message (company_id, from_number) where direction = 'in';
create index dispatch_call_agreed on dispatch_call (company_id, (agent_fields ->> 'customerPhoneForText'))
  where agent_fields ->> 'canReceiveText' = 'true';

-- What a company has used of its daily budgets, by its own calendar.
create table usage_day (
  company_id uuid not null references company on delete cascade,
  day date not null,
  kind text not null check (kind in ('texts', 'mails', 'maps')),
  used integer not null,
  primary key (company_id, day, kind)
);
select towline_guard('usage_day');

-- When the number of a company whose trial is over will be taken back, as its managers were told.
alter table company add column number_ends_at timestamptz;
create index company_ended_trials on company (trial_ends_at)
  where plan_type = 'trial' and agent_number is not null;
create index company_created on company (created_at);

-- Numbers that are ours at the carrier and no company's: given to the next sign-up in their area.
create table number_pool (
  e164 text primary key,
  sid text not null unique,
  -- The company that had it, which gets it again should it come back.
  was_of uuid,
  pooled_at timestamptz not null,
  -- Before this no other company gets it.
  free_from timestamptz not null,
  -- From then on it is given back to the carrier.
  release_from timestamptz not null,
  -- The company that is signing up with it, and since when; one that was never made holds nothing for long.
  held_for uuid,
  held_at timestamptz
);
