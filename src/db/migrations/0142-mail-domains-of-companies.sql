-- no transaction
create index concurrently if not exists business_unit_mail_domain on business_unit (split_part(invoice_email, '@', 2))
  where invoice_email is not null;
