-- Which language model worded a phone call, by which rules, and what it took; null where none did. The agent keeps
-- it in its memory, which is too large to be read for a list of calls.
alter table phone_call add column mind jsonb generated always as (memory -> 'mind') stored;
