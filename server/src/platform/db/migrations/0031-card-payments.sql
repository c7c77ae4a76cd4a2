-- Card payments of invoices by their id at the payment provider: the page on which one is paid, and what came of it.
create table card_payment (
  id text primary key,
  company_id uuid not null references company on delete cascade,
  invoice_id uuid not null,
  -- Whose account is charged; empty for the installation's own.
  account text not null,
  amount_cents bigint not null check (amount_cents > 0),
  tip_cents bigint not null check (tip_cents >= 0),
  url text not null,
  status text not null check (status in ('open', 'paid', 'expired')),
  -- The money at the provider, once it is paid.
  payment text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (company_id, invoice_id) references invoice (company_id, id)
);
-- Two pages for one bill could both be paid.
create unique index card_payment_open on card_payment (invoice_id) where status = 'open';
create index card_payment_of_company on card_payment (company_id, invoice_id);
create index card_payment_at_provider on card_payment (payment) where payment is not null;
select towline_guard('card_payment');

-- Refunds to cards as they were asked for, written before the provider is asked: whoever is cut off in between is
-- found again by the same key, and what the provider tells of first still says who gave it back, and why.
create table card_refund (
  company_id uuid not null references company on delete cascade,
  client_key uuid not null,
  payment_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  who text not null,
  created_at timestamptz not null,
  primary key (company_id, client_key),
  foreign key (company_id, payment_id) references payment (company_id, id)
);
select towline_guard('card_refund');

-- Events of the companies' own accounts have ids of their own.
alter table payment_event add column account text not null default '';
alter table payment_event drop constraint payment_event_pkey;
alter table payment_event add primary key (account, id);

alter table sandbox_payment drop constraint sandbox_payment_kind_check;
alter table sandbox_payment add constraint sandbox_payment_kind_check
  check (kind in ('checkout', 'subscription', 'portal', 'card'));
