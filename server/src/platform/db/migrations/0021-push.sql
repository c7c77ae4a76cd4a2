-- The browsers that are told of offers while no page is open.
create table push_subscription (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  employee_id uuid not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- The app tells it anew at every start; one not heard of for a month is dropped.
  seen_at timestamptz not null,
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index push_subscription_employee on push_subscription (company_id, employee_id);
select towline_guard('push_subscription');

-- When a push about the offer reached a phone of its driver.
alter table offer add column received_at timestamptz;
