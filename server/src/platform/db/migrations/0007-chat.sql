alter table chat_request add unique (company_id, id);

-- What customers and reps write to each other.
create table chat_message (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  chat_id text not null,
  role text not null check (role in ('rep', 'customer')),
  name text not null,
  content text not null,
  -- A customer may answer by text.
  via text not null check (via in ('chat', 'text')),
  -- The rep, where the server knows him.
  employee_id uuid,
  -- The sender's own id: the same one is the same message, however often it is sent.
  client_id text,
  created_at timestamptz not null,
  foreign key (company_id, chat_id) references chat_request (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employee (company_id, id)
);
create index chat_message_of_chat on chat_message (chat_id, created_at desc, id desc);
create unique index chat_message_client on chat_message (chat_id, role, client_id)
  where client_id is not null;
select towline_guard('chat_message');

-- The two sides of a chat: the customer, and the company's reps together.
create table chat_side (
  chat_id text not null,
  company_id uuid not null references company on delete cascade,
  role text not null check (role in ('rep', 'customer')),
  -- When it first came in; null for one that was only texted.
  joined_at timestamptz,
  -- Has the chat open. Written again from time to time, for a server that ends can not take it back.
  is_here boolean not null default false,
  seen_at timestamptz,
  -- Has read, or was texted, everything the other side wrote until then.
  read_at timestamptz,
  texted_at timestamptz,
  -- The place the customer sent last.
  place jsonb,
  primary key (chat_id, role),
  foreign key (company_id, chat_id) references chat_request (company_id, id) on delete cascade
);
create index chat_side_company on chat_side (company_id, role);
select towline_guard('chat_side');
