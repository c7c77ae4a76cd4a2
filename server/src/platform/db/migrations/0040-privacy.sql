-- How many days a company keeps what; 0 for good. Without a row: as a new company has it.
create table retention (
  company_id uuid primary key references company on delete cascade,
  version integer not null default 1,
  recordings integer not null check (recordings >= 0),
  transcripts integer not null check (transcripts >= 0),
  messages integer not null check (messages >= 0),
  media integer not null check (media >= 0),
  positions integer not null check (positions >= 0)
);
select towline_guard('retention');
-- Whoever was here before there was a limit never agreed to one.
insert into retention (company_id, recordings, transcripts, messages, media, positions)
  select id, 0, 0, 0, 0, 0 from company;

-- Calls that began until then have lost their words: the next round goes on from there.
alter table company add column words_gone_until timestamptz not null default '-infinity';

-- What is older than a day is found without going through what is newer.
create index phone_call_recorded on phone_call (company_id, started_at) where recording_key <> '';
create index chat_message_time on chat_message (company_id, created_at);
create index media_time on media (company_id, created_at);

-- Archives of all of a company's data. The file is with the company's files.
create table company_export (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  who text not null,
  asked_at timestamptz not null,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  -- Of how many parts so many are in it.
  done integer not null default 0,
  parts integer not null default 0,
  bytes bigint not null default 0,
  -- When a ready one is deleted.
  until timestamptz
);
create unique index company_export_making on company_export (company_id) where state = 'making';
create index company_export_list on company_export (company_id, asked_at desc);
select towline_guard('company_export');
