alter table customer_order
  validate constraint customer_order_billing,
  validate constraint customer_order_billed_here;
alter table document
  validate constraint document_kind_check,
  validate constraint document_has_its_subject,
  validate constraint document_of_its_invoice;
