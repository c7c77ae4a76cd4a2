-- What a company, or one of its accounts (vendor_id), pays from a day on, until the day its next sheet
-- begins. A sheet that has begun before today is never changed: what an old job cost stays to be told.
create table rate_sheet (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  vendor_id uuid,
  valid_from date not null,
  version integer not null default 1,
  -- As the contract has it (`Rates`); amounts in dollars.
  rates jsonb not null,
  created_at timestamptz not null,
  unique nulls not distinct (company_id, vendor_id, valid_from),
  foreign key (company_id, vendor_id) references vendor (company_id, id) on delete cascade
);
create index rate_sheet_vendor on rate_sheet (vendor_id) where vendor_id is not null;
select towline_guard('rate_sheet');
