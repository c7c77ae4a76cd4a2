-- Mails on their way out and what became of them. In the sandbox this is the outbox.
create table mail_message (
  id uuid primary key,
  -- Null for the product's own mail, such as what a visitor of the site writes to us.
  company_id uuid references company on delete cascade,
  to_address text not null,
  -- Who it says it is from, beside the address all mail is sent from; empty for the product itself.
  from_name text not null default '',
  reply_to text not null default '',
  subject text not null,
  body text not null,
  html text not null default '',
  status text not null check (status in ('queued', 'sent', 'failed')),
  -- Why it failed, or why it is still waiting.
  error text not null default '',
  -- The same occasion is mailed once.
  idempotency_key text not null unique,
  -- It carries a key to something (an invitation, a new password): forgotten once it is sent, shown to nobody.
  has_secret boolean not null default false,
  -- The employee who wrote it; null for what the product writes by itself.
  sent_by uuid,
  created_at timestamptz not null,
  settled_at timestamptz,
  foreign key (company_id, sent_by) references employee (company_id, id)
);
create index mail_message_list on mail_message (company_id, created_at desc, id desc);
create index mail_message_by_staff on mail_message (company_id, created_at) where sent_by is not null;
select towline_guard('mail_message');

-- Texts that a person of the company wrote.
alter table text_message
  add column sent_by uuid,
  add foreign key (company_id, sent_by) references employee (company_id, id);
create index text_message_by_staff on text_message (company_id, created_at) where sent_by is not null;

-- Whether an address belongs to somebody the company knows, as a column because row-level security
-- keeps an index from looking into `fields`.
alter table dispatch_call
  add column contact_email text generated always as (lower(fields ->> 'contactEmail')) stored;
create index dispatch_call_contact_email on dispatch_call (company_id, contact_email)
  where contact_email <> '';

-- What an owner sets for the agent; what is not in it is as the contract has it for a new company.
alter table company
  add column agent_settings jsonb not null default '{}',
  add column version integer not null default 1;

-- This month of the overview, and the customer search, are read from these indexes alone.
create index phone_call_figures on phone_call (company_id, started_at) include (seconds, dispatch_call_id);
create index phone_call_people on phone_call (company_id, from_number, started_at desc, id desc) include (customer_name);
drop index phone_call_number;

-- What all calls of a company come to, kept up to date with them: the overview is looked at all day.
create table call_totals (
  company_id uuid primary key references company on delete cascade,
  calls integer not null,
  jobs integer not null,
  seconds bigint not null
);
select towline_guard('call_totals');
insert into call_totals (company_id, calls, jobs, seconds)
  select company_id, count(*), count(dispatch_call_id), sum(seconds) from phone_call group by company_id;

create function towline_count_new_calls() returns trigger language plpgsql as $$
begin
  insert into call_totals as t (company_id, calls, jobs, seconds)
    select company_id, count(*), count(dispatch_call_id), sum(seconds) from added group by company_id
    on conflict (company_id) do update
      set calls = t.calls + excluded.calls, jobs = t.jobs + excluded.jobs, seconds = t.seconds + excluded.seconds;
  return null;
end $$;
create trigger count_new_calls after insert on phone_call
  referencing new table as added for each statement execute function towline_count_new_calls();

create function towline_count_changed_call() returns trigger language plpgsql as $$
begin
  update call_totals
    set seconds = seconds + new.seconds - old.seconds,
      jobs = jobs + (new.dispatch_call_id is not null)::int - (old.dispatch_call_id is not null)::int
    where company_id = new.company_id;
  return null;
end $$;
create trigger count_changed_call after update of seconds, dispatch_call_id on phone_call
  for each row when ((old.seconds, old.dispatch_call_id) is distinct from (new.seconds, new.dispatch_call_id))
  execute function towline_count_changed_call();

create function towline_count_gone_calls() returns trigger language plpgsql as $$
begin
  update call_totals t
    set calls = t.calls - g.calls, jobs = t.jobs - g.jobs, seconds = t.seconds - g.seconds
    from (select company_id, count(*) as calls, count(dispatch_call_id) as jobs, sum(seconds) as seconds
      from gone group by company_id) g
    where t.company_id = g.company_id;
  return null;
end $$;
create trigger count_gone_calls after delete on phone_call
  referencing old table as gone for each statement execute function towline_count_gone_calls();
