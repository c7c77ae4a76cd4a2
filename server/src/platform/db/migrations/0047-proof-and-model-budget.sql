-- What shows that the number of a text that went out, or was to go out, wants texts: by what, the id of that record,
-- when it was, and who wrote it down. Null for texts that came in, for those from before this, and where nothing does.
alter table text_message add column consent jsonb;

-- A company has a budget for the language model as well, in tokens.
alter table usage_day drop constraint usage_day_kind_check;
alter table usage_day add constraint usage_day_kind_check
  check (kind in ('texts', 'mails', 'maps', 'model'));
