-- Who is in a chat: a row for each server process that holds a connection of his. It is written again from
-- time to time, and not believed once it is old, for a process that is killed can not take it back.
create table chat_visit (
  chat_id text not null,
  company_id uuid not null references company on delete cascade,
  role text not null check (role in ('rep', 'customer')),
  process uuid not null,
  seen_at timestamptz not null,
  primary key (chat_id, role, process),
  foreign key (company_id, chat_id) references chat_request (company_id, id) on delete cascade
);
create index chat_visit_company on chat_visit (company_id);
select towline_guard('chat_visit');

alter table chat_side
  drop column is_here,
  drop column seen_at,
  -- Of the customer's side: when he last came, went, wrote or was written to; null before he has come.
  add column active_at timestamptz,
  -- When he wrote last, and until when the reps have read: what is later than that waits for them.
  add column said_at timestamptz,
  add column heard_at timestamptz not null default '-infinity';

update chat_side c set
  active_at = greatest(c.joined_at,
    (select max(created_at) from chat_message m where m.chat_id = c.chat_id)),
  said_at = (select max(created_at) from chat_message m
    where m.chat_id = c.chat_id and m.role = 'customer'),
  heard_at = coalesce((select read_at from chat_side r
    where r.chat_id = c.chat_id and r.role = 'rep'), '-infinity')
  where c.role = 'customer' and c.joined_at is not null;

drop index chat_side_company;
create index chat_side_active on chat_side (company_id, active_at desc) where role = 'customer';
create index chat_side_waiting on chat_side (company_id, active_at desc)
  where role = 'customer' and said_at > heard_at;

-- Two reps who give their messages the same id have still written two.
drop index chat_message_client;
create unique index chat_message_client on chat_message (chat_id, role, client_id, employee_id)
  nulls not distinct where client_id is not null;
