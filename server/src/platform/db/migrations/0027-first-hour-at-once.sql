-- A dashboard asks with each visit whether there are such calls: among a hundred thousand others they are found at once.
create index phone_call_made_up on phone_call (company_id) where call_sid like 'DEMO-%';
create index phone_call_from_desk on phone_call (company_id) where is_from_desk;
