-- What addresses have asked for in a time, where several server processes share it; reached by the product alone.
create table request_limit (
  -- SHA-256 of the operation and the address: nobody reads from it who was here.
  key bytea primary key,
  used integer not null,
  ends_at timestamptz not null
);
create index request_limit_ends on request_limit (ends_at);
