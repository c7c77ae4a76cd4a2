-- Runs before the migrations at every start, so it must be repeatable.

-- The role that work for one company takes on. Roles belong to the whole server, so another database
-- may be making it at this moment.
do $$
begin
  if not exists (select from pg_roles where rolname = 'towline_app') then
    create role towline_app nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

do $$
begin
  if not pg_has_role(current_user, 'towline_app', 'member') then
    execute format('grant towline_app to %I', current_user);
  end if;
end $$;

grant usage on schema public to towline_app;

create table if not exists migration (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
);

-- The company the transaction is bound to; null where none is. A setting that was once set in the
-- session comes back as '' after its transaction.
create or replace function towline_company() returns uuid language sql stable as
  $$ select nullif(current_setting('towline.company_id', true), '')::uuid $$;

-- Shuts a table to all but the bound company, and fills in company_id where an insert leaves it out.
-- Not forced: the owner, who migrates and works across companies, passes.
create or replace function towline_guard(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s alter column company_id set default towline_company()', target);
  execute format(
    'create policy own_company on %s to towline_app'
    ' using (company_id = (select towline_company()))'
    ' with check (company_id = (select towline_company()))', target);
end $$;

-- Opens the guarded tables, and only those, to the company role: a table somebody forgot to guard
-- cannot be reached in a company's name, instead of showing everybody's rows.
create or replace function towline_open_guarded() returns void language plpgsql as $$
declare
  guarded regclass;
begin
  for guarded in
    select oid from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity
  loop
    execute format('grant select, insert, update, delete on %s to towline_app', guarded);
  end loop;
  grant usage on all sequences in schema public to towline_app;
end $$;
