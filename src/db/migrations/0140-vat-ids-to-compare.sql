-- no transaction
create index concurrently if not exists business_unit_vat_id on business_unit (vat_id) where vat_id is not null;
