-- What visitors of the public site wrote to whoever runs this installation. It belongs to no company and is
-- not guarded, so no work in a company's name can reach it.
create table contact_message (
  id uuid primary key,
  name text not null,
  email text not null,
  phone_number text not null,
  company_name text not null,
  comments text not null,
  source text not null,
  created_at timestamptz not null
);
