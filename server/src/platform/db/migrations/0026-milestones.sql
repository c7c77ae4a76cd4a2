-- Which milestones of a job a company texts its customers; without a row all of them.
create table milestone_settings (
  company_id uuid primary key references company on delete cascade,
  assigned boolean not null,
  on_the_way boolean not null,
  nearby boolean not null,
  arrived boolean not null,
  done boolean not null
);
select towline_guard('milestone_settings');
