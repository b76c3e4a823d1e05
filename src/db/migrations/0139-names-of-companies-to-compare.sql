-- no transaction
create index concurrently if not exists business_unit_key on business_unit (company_key(name));
