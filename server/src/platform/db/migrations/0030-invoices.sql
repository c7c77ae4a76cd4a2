-- What each company sets for its invoices.
create table invoice_settings (
  company_id uuid primary key references company on delete cascade,
  version integer not null default 1,
  settings jsonb not null
);
select towline_guard('invoice_settings');

-- Invoices and credit notes. Never deleted, and what was issued is never changed: the trigger below sees to it.
create table invoice (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  version integer not null default 1,
  -- Without gaps: given out while the company's invoices are locked.
  number integer not null,
  kind text not null check (kind in ('invoice', 'credit note')),
  credit_of uuid,
  job_id uuid not null,
  payer text not null check (payer in ('all', 'club', 'customer')),
  vendor_id uuid,
  po_number text not null,
  issued_at timestamptz not null,
  issued_on date not null,
  due_on date not null,
  -- Below zero for a credit note, so that all that is not void adds up to what was charged.
  total_cents bigint not null,
  -- Kept by payments and credit notes as they are written.
  paid_cents bigint not null default 0,
  credited_cents bigint not null default 0,
  voided_at timestamptz,
  void_reason text not null default '',
  sent_at timestamptz,
  -- The way in for whoever holds the link.
  token text not null unique,
  -- Issuer, bill to, job and lines as they were (`IssuedDocument`).
  document jsonb not null,
  -- Lower-case text the list is searched in.
  search_text text not null,
  -- What a sender chose for it, so that what is sent again is issued once.
  client_key uuid,
  unique (company_id, id),
  unique (company_id, number),
  unique (company_id, client_key),
  foreign key (company_id, job_id) references dispatch_call (company_id, id),
  foreign key (company_id, credit_of) references invoice (company_id, id),
  check ((kind = 'credit note') = (credit_of is not null)),
  check (case kind when 'invoice' then total_cents >= 0 else total_cents < 0 end)
);
create unique index invoice_of_job on invoice (job_id, payer) where kind = 'invoice' and voided_at is null;
create index invoice_list on invoice (company_id, issued_at desc, id desc);
create index invoice_of_account on invoice (company_id, vendor_id, issued_on);
create index invoice_owed on invoice (company_id, due_on)
  where kind = 'invoice' and voided_at is null and total_cents - credited_cents - paid_cents <> 0;
create index invoice_by_po on invoice (company_id, lower(po_number)) where po_number <> '';
create index invoice_credits on invoice (company_id, credit_of) where credit_of is not null;
select towline_guard('invoice');

-- What a driver handed in, counted beside what it should be.
create table deposit (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  at timestamptz not null,
  who text not null,
  driver_id uuid,
  driver_name text not null,
  expected_cents bigint not null,
  counted_cents bigint not null,
  note text not null,
  unique (company_id, id)
);
create index deposit_list on deposit (company_id, at desc);
select towline_guard('deposit');

-- Money that came in, or went back below zero. Written once; only that it was handed in is added later.
create table payment (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  invoice_id uuid not null,
  -- What its sender chose: the same payment sent again is taken once.
  client_key text not null,
  method text not null check (method in ('Card', 'Cash', 'Check', 'Account', 'Motor club', 'Other')),
  amount_cents bigint not null,
  tip_cents bigint not null,
  reference text not null,
  received_at timestamptz not null,
  created_at timestamptz not null,
  taken_by text not null,
  driver_id uuid,
  driver_name text not null,
  refund_of uuid,
  reason text not null,
  -- Where a card was charged: the account and the payment there.
  provider_account text not null default '',
  provider_payment text not null default '',
  deposit_id uuid,
  unique (company_id, id),
  unique (company_id, client_key),
  foreign key (company_id, invoice_id) references invoice (company_id, id),
  foreign key (company_id, refund_of) references payment (company_id, id),
  foreign key (company_id, deposit_id) references deposit (company_id, id),
  check (amount_cents <> 0 and (refund_of is null) = (amount_cents > 0))
);
create index payment_of_invoice on payment (company_id, invoice_id, received_at);
create index payment_refunds on payment (company_id, refund_of) where refund_of is not null;
create index payment_in_hand on payment (company_id, driver_id, received_at)
  where deposit_id is null and method in ('Cash', 'Check');
create index payment_at_provider on payment (provider_payment) where provider_payment <> '';
select towline_guard('payment');

-- What is settled of a job's bill: payments and credit notes of its invoices.
alter table dispatch_call add column settled_cents bigint not null default 0;

create function towline_keep_invoice() returns trigger language plpgsql as $$
begin
  if (new.id, new.company_id, new.number, new.kind, new.credit_of, new.job_id, new.payer, new.vendor_id,
      new.po_number, new.issued_at, new.issued_on, new.due_on, new.total_cents, new.token, new.document)
    is distinct from (old.id, old.company_id, old.number, old.kind, old.credit_of, old.job_id, old.payer,
      old.vendor_id, old.po_number, old.issued_at, old.issued_on, old.due_on, old.total_cents, old.token,
      old.document) or (old.voided_at is not null and new.voided_at is distinct from old.voided_at)
  then raise exception 'an issued invoice is never changed';
  end if;
  return null;
end $$;
-- After: whose row it may be is asked first.
create trigger keep_invoice after update on invoice for each row execute function towline_keep_invoice();

create function towline_count_credit() returns trigger language plpgsql as $$
begin
  update invoice set credited_cents = credited_cents - new.total_cents, version = version + 1
    where company_id = new.company_id and id = new.credit_of;
  update dispatch_call set settled_cents = settled_cents - new.total_cents
    where company_id = new.company_id and id = new.job_id;
  return null;
end $$;
create trigger count_credit after insert on invoice
  for each row when (new.kind = 'credit note') execute function towline_count_credit();

create function towline_keep_payment() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'deposit_id' <> to_jsonb(old) - 'deposit_id' 
      or (old.deposit_id is not null and new.deposit_id is distinct from old.deposit_id)
  then raise exception 'a payment is never changed';
  end if;
  return null;
end $$;
create trigger keep_payment after update on payment for each row execute function towline_keep_payment();

create function towline_count_payment() returns trigger language plpgsql as $$
declare
  job uuid;
begin
  update invoice set paid_cents = paid_cents + new.amount_cents, version = version + 1
    where company_id = new.company_id and id = new.invoice_id returning job_id into job;
  update dispatch_call set settled_cents = settled_cents + new.amount_cents
    where company_id = new.company_id and id = job;
  return null;
end $$;
create trigger count_payment after insert on payment for each row execute function towline_count_payment();

-- The balance of a job is what is left of its bill.
alter table dispatch_call drop column wire;
drop function towline_job_wire(uuid, uuid, text, text, integer, timestamptz, timestamptz, bigint, jsonb, text, integer, jsonb);
create function towline_job_wire(id uuid, company_id uuid, dispatch_number text, status text, version integer,
  created_at timestamptz, status_at timestamptz, balance_cents bigint, fields jsonb,
  cs_chat_id text, media_count integer, duplicates jsonb) returns text language sql immutable
as $$
  select substr((fields || jsonb_build_object(
    'id', id, 'companyId', company_id, 'status', status, 'version', version,
    'dispatchNumber', dispatch_number, 'balance', round(balance_cents / 100.0, 2),
    'createdDate', floor(extract(epoch from created_at) * 1000)::bigint,
    'statusDate', floor(extract(epoch from status_at) * 1000)::bigint,
    'csChatId', cs_chat_id, 'duplicates', duplicates, 'mediaCount', media_count))::text, 2)
$$;
alter table dispatch_call add column wire text generated always as (towline_job_wire(id, company_id,
  dispatch_number, status, version, created_at, status_at, total_cents - settled_cents, fields,
  cs_chat_id, media_count, duplicates)) stored;
