-- no transaction
create unique index concurrently if not exists document_of_invoice on document (invoice_id, locale)
  where invoice_id is not null;
