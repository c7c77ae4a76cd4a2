-- The secret of an authenticator app is stored sealed. By which key: the first bytes of its hash. Null for one that is
-- still readable, as they were until now; every start seals those.
alter table authenticator_app add column sealed_by bytea;

-- What accounts, addresses and chats have used of an allowance that comes back little by little, where several server
-- processes share it; reached by the product alone.
create table draining_limit (
  -- SHA-256 of the limit and of who is counted: nobody reads from it who was here.
  key bytea primary key,
  -- Points in use at that time; fewer with every moment since.
  level double precision not null,
  at timestamptz not null,
  -- Whether the last one who asked was refused.
  is_refused boolean not null,
  ends_at timestamptz not null
);
create index draining_limit_ends on draining_limit (ends_at);
