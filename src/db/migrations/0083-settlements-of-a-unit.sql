-- no transaction
create index concurrently if not exists settlement_of_unit on settlement (business_unit_id);
