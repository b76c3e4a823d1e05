-- The paper of a letter.
alter table document add column dunning_notice_id uuid;
alter table document
  drop constraint document_kind_check,
  add constraint document_kind_check check (kind in (
    'orderConfirmation', 'rentalContract', 'handoverProtocol', 'extensionAddendum', 'rebookingAddendum', 'invoice',
    'dunningNotice'
  )) not valid,
  drop constraint document_has_its_subject,
  add constraint document_has_its_subject check (
    case kind
      when 'handoverProtocol' then handover_id is not null
      when 'extensionAddendum' then
        order_id is not null and booking_id is not null and extension_id is not null and rebooking_id is null
      when 'rebookingAddendum' then
        order_id is not null and booking_id is not null and rebooking_id is not null and extension_id is null
      when 'invoice' then invoice_id is not null and order_id is null
      when 'dunningNotice' then dunning_notice_id is not null and order_id is null
      else order_id is not null and extension_id is null and rebooking_id is null
    end and (kind = 'invoice') = (invoice_id is not null)
      and (kind = 'dunningNotice') = (dunning_notice_id is not null)
  ) not valid,
  add constraint document_of_its_dunning_notice
    foreign key (business_unit_id, dunning_notice_id) references dunning_notice (business_unit_id, id) not valid;
