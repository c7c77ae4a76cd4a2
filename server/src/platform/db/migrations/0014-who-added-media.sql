-- Who of the staff added a photo or video: a name may be that of two. Null for customers, and for what was
-- added before this was written down.
alter table media add column created_by_id uuid,
  add foreign key (company_id, created_by_id) references employee (company_id, id)
    on delete set null (created_by_id);
create index media_creator on media (created_by_id) where created_by_id is not null;
