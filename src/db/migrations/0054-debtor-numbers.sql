-- no transaction
-- Not of all rows, so that a number is given without those waiting who only refer to the company.
create unique index concurrently if not exists business_unit_debtor_number on business_unit (debtor_number)
  where debtor_number is not null;
