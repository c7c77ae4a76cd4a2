-- What is still to be paid of the invoices of a job, beside what it was billed.
alter table job_figures add column unpaid_cents bigint not null default 0;
create index invoice_job on invoice (company_id, job_id);

create function towline_figures_of_invoice() returns trigger language plpgsql as $$
begin
  update job_figures set unpaid_cents = coalesce((
      select sum(i.total_cents - i.credited_cents - i.paid_cents) from invoice i
      where i.company_id = new.company_id and i.job_id = new.job_id and i.kind = 'invoice' and i.voided_at is null), 0)
    where company_id = new.company_id and job_id = new.job_id;
  return null;
end $$;
create trigger figures_of_invoice after insert or update of paid_cents, credited_cents, voided_at on invoice
  for each row when (new.kind = 'invoice') execute function towline_figures_of_invoice();

update job_figures f set unpaid_cents = i.unpaid from (
  select company_id, job_id, sum(total_cents - credited_cents - paid_cents) as unpaid from invoice
  where kind = 'invoice' and voided_at is null group by company_id, job_id) i
  where f.company_id = i.company_id and f.job_id = i.job_id;
