-- From where an employee has signed in with the right password: a browser by its secret, a network by its
-- address. Tries from there are counted apart from those of strangers, who can so lock nobody out.
create table known_place (
  company_id uuid not null references company on delete cascade,
  employee_id uuid not null,
  -- SHA-256 of the secret or the address.
  mark bytea not null,
  seen_at timestamptz not null,
  primary key (employee_id, mark),
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index known_place_company on known_place (company_id);
select towline_guard('known_place');
