-- no transaction
create index concurrently if not exists invoice_line_of_unit on invoice_line (business_unit_id, period_to);
