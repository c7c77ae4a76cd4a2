-- A photo or video the customer has sent is a message of his; when the photo is deleted, the words stay.
alter table chat_message add column media_id uuid,
  add foreign key (company_id, media_id) references media (company_id, id) on delete set null (media_id);
create index chat_message_media on chat_message (media_id) where media_id is not null;

-- When a truck should be where its job is, as the map said last.
create table job_arrival (
  dispatch_call_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  -- A way is asked for at most once a minute, however many look and on however many servers.
  asked_at timestamptz not null,
  -- Whose way to where; another driver or place makes the rest say nothing.
  way text not null,
  -- The time of the position the way begins at; null until there is an answer.
  from_at timestamptz,
  -- Null where there is no way.
  arrives_at timestamptz,
  -- Nobody looked at a road, or the place is the middle of its town.
  is_estimated boolean not null default true,
  foreign key (company_id, dispatch_call_id) references dispatch_call (company_id, id) on delete cascade
);
select towline_guard('job_arrival');
