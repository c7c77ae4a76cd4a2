-- What was handed to the books. The numbers are those of the moment; what is in it stands in book_entry.
create table book_export (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  from_day date not null,
  to_day date not null,
  made_at timestamptz not null,
  who text not null,
  unique (company_id, id)
);
create index book_export_list on book_export (company_id, made_at desc, id desc);
select towline_guard('book_export');

-- Each invoice, each void of one that was exported, and each payment goes to the books once.
create table book_entry (
  company_id uuid not null references company on delete cascade,
  kind text not null check (kind in ('invoice', 'void', 'payment')),
  record_id uuid not null,
  export_id uuid not null,
  -- Where the company is, as it was when it was exported.
  on_day date not null,
  primary key (company_id, kind, record_id),
  foreign key (company_id, export_id) references book_export (company_id, id) on delete cascade
);
create index book_entry_export on book_entry (export_id);
select towline_guard('book_entry');
