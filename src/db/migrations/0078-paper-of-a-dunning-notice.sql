-- no transaction
create unique index concurrently if not exists document_of_dunning_notice on document (dunning_notice_id, locale)
  where dunning_notice_id is not null;
