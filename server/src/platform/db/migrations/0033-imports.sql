-- Files that were sent for import. Their bytes are with the company's files.
create table import_run (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  kind text not null,
  file_name text not null,
  -- How the file is written, and where the row after its heads begins (`CsvFormat`, `CsvPlace`).
  format jsonb not null,
  begin_at jsonb not null,
  heads jsonb not null,
  samples jsonb not null,
  row_count integer not null,
  columns jsonb not null,
  status text not null default 'mapping'
    check (status in ('mapping', 'checking', 'checked', 'importing', 'done', 'undoing', 'undone')),
  -- Where the rows begin that are to be checked next.
  next_at jsonb,
  -- Up to which row of the file the step that goes on has come, and how many rows it has been through.
  last_row integer not null default 0,
  through integer not null default 0,
  made integer not null default 0,
  note text not null default '',
  who text not null,
  created_at timestamptz not null,
  imported_at timestamptz,
  unique (company_id, id)
);
create index import_list on import_run (company_id, created_at desc, id desc);
select towline_guard('import_run');

-- The rows of such a file as they were checked, each with the record it becomes or what is wrong in it.
create table import_row (
  company_id uuid not null references company on delete cascade,
  run_id uuid not null,
  row_number integer not null,
  outcome text not null check (outcome in ('right', 'wrong', 'twice')),
  -- What no two records share; empty for a row that is wrong.
  key text not null,
  record jsonb,
  problems jsonb not null,
  -- Given before the record is made, so that it is made once.
  record_id uuid not null,
  primary key (run_id, row_number),
  foreign key (company_id, run_id) references import_run (company_id, id) on delete cascade
);
create index import_row_key on import_row (run_id, key) where key <> '';
create index import_row_problem on import_row (run_id, row_number) where outcome <> 'right';
create index import_row_record on import_row (record_id);
select towline_guard('import_row');
