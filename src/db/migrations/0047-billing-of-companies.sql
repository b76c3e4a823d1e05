-- How a company is billed. It gets the number of its account with the first document that is issued to it.
create sequence debtor_number start 10001;

alter table business_unit
  add column billing_cycle text not null default 'calendarMonth',
  add column payment_term_days bigint not null default 14,
  add column invoice_format text not null default 'hybrid',
  add column peppol_id text,
  add column buyer_reference text,
  add column debtor_number bigint,
  add column invoice_address_id uuid,
  add column dunning_hold_until date,
  add column po_required boolean not null default false;
alter table business_unit
  add constraint business_unit_billing_cycle check (billing_cycle in ('calendarMonth', 'days28')) not valid,
  add constraint business_unit_payment_term check (payment_term_days between 0 and 60) not valid,
  add constraint business_unit_invoice_format check (invoice_format in ('hybrid', 'xrechnung', 'peppolUbl')) not valid,
  add constraint business_unit_peppol_id check (peppol_id ~ '^[0-9]{4}:[!-~]{1,135}$') not valid;
