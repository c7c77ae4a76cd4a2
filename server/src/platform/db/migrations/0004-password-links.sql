-- Links by which somebody chooses a password: a forgotten one anew, or the first after an invitation.
create table password_link (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  employee_id uuid not null,
  kind text not null check (kind in ('reset', 'invitation')),
  -- SHA-256 of the key in the link; the key itself is only in the mail.
  token_hash bytea not null unique,
  -- Where it was mailed: it opens nothing once this is no longer the employee's address.
  to_address text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When it was used, or followed by a newer one, or the password was changed otherwise.
  ended_at timestamptz,
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index password_link_employee on password_link (employee_id, created_at);
create index password_link_company on password_link (company_id, created_at);
select towline_guard('password_link');
