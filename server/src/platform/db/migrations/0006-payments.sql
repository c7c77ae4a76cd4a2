-- What the payment provider knows of a company, and what it last said.
alter table company
  -- When the agent was first put on duty: at once for a trial, with the first payment for a plan.
  add column opened_at timestamptz,
  add column payment_customer text unique,
  add column payment_subscription text unique,
  -- Empty where there is no subscription.
  add column subscription_status text not null default ''
    check (subscription_status in ('', 'active', 'past_due', 'ended')),
  add column renews_at timestamptz,
  -- When a cancelled subscription runs out.
  add column ends_at timestamptz,
  add column payment_failed_at timestamptz,
  -- Counts the looks at the provider: what was seen is stored only if nobody has begun a later one.
  add column payment_look integer not null default 0;
update company set opened_at = created_at;

-- Checkouts by their id at the payment provider.
create table checkout (
  id text primary key,
  company_id uuid not null references company on delete cascade,
  plan_id text not null,
  url text not null,
  status text not null check (status in ('open', 'paid', 'expired')),
  -- What was subscribed to with it, once it is paid.
  subscription text unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index checkout_company on checkout (company_id, created_at desc);
select towline_guard('checkout');

-- Events of the payment provider that were taken in: each is carried out once, however often it comes.
create table payment_event (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);

-- What the local stand-in for the payment provider remembers, in the provider's own shapes.
create table sandbox_payment (
  id text primary key,
  kind text not null check (kind in ('checkout', 'subscription', 'portal')),
  data jsonb not null,
  created_at timestamptz not null
);
