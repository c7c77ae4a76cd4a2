-- Jobs that were done before the company came here are jobs like others, but for the import that brought them.
alter table dispatch_call add column import_id uuid,
  add foreign key (company_id, import_id) references import_run (company_id, id);

-- How many rows of a file can be imported, can't, and are there already: counted as they are checked, since who
-- looks on asks many times.
alter table import_run
  add column right_rows integer not null default 0,
  add column wrong_rows integer not null default 0,
  add column twice_rows integer not null default 0;
update import_run i set right_rows = c.right_rows, wrong_rows = c.wrong_rows, twice_rows = c.twice_rows
  from (select run_id, count(*) filter (where outcome = 'right') as right_rows,
      count(*) filter (where outcome = 'wrong') as wrong_rows, count(*) filter (where outcome = 'twice') as twice_rows
    from import_row group by run_id) c where c.run_id = i.id;
