-- A new address to log in with: it counts once the link mailed there is opened.
create table email_change (
  employee_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  new_address text not null,
  -- SHA-256 of the key in the link.
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
select towline_guard('email_change');
