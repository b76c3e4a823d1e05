alter table document
  validate constraint document_kind_check,
  validate constraint document_has_its_subject,
  validate constraint document_of_its_dunning_notice;
