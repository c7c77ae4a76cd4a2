-- A tip alone can go back: a payment of nothing towards the bill, with a tip below zero.
alter table payment drop constraint payment_check;
alter table payment add constraint payment_check check (
  (amount_cents <> 0 or tip_cents <> 0) and case
    when refund_of is null then amount_cents >= 0 and tip_cents >= 0
    else amount_cents <= 0 and tip_cents <= 0 end);

alter table card_refund add column tip_cents bigint not null default 0;
alter table card_refund drop constraint card_refund_amount_cents_check;
alter table card_refund add constraint card_refund_amount_cents_check
  check (amount_cents >= 0 and tip_cents >= 0 and amount_cents + tip_cents > 0);

-- The account at the card provider that a company has begun to open; the settings name it once it can take cards.
alter table invoice_settings add column pending_account text not null default '';

-- Logos on invoices, drawn anew from what was sent. Invoices name the one they were issued with, so none is deleted.
create table logo (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  png bytea not null,
  created_at timestamptz not null,
  unique (company_id, id)
);
select towline_guard('logo');
