-- Jobs that were done before the company came here are jobs like others, but for the import that brought them.
alter table dispatch_call add column import_id uuid,
  add foreign key (company_id, import_id) references import_run (company_id, id);
