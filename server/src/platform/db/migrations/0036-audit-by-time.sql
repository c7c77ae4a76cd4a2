-- The history of the whole company is read newest first, page by page.
create index audit_time on audit (company_id, at desc, id desc);
