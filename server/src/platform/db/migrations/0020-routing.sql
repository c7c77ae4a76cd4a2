-- Who chooses the driver: a dispatcher, a dispatcher who is told who should go, or the product by itself.
alter table offer_settings
  add column routing text not null default 'off' check (routing in ('off', 'suggest', 'automatic'));
