-- What an order comes to in the end. Its own sums are what was agreed for all of its lines; fees and credits are what
-- has been charged or credited since, and lines that do not take place. What is to be paid is both together.
alter table customer_order
  add column fees_net_cents bigint not null default 0,
  add column fees_tax_cents bigint not null default 0,
  -- By country, case and rate; null as long as it is the tax that was agreed.
  add column due_taxes jsonb;

-- The same sums as the shop makes them: tax is rounded once per country, case and rate of an order.
create temporary table order_sum on commit drop as
with part as (
  select k.order_id, k.status in ('cancelled', 'noShow') as is_dropped, false as is_charge,
    k.tax_country, k.tax_case, k.tax_basis_points,
    k.net_cents - coalesce((select sum(x.net_cents) from booking_extension x where x.booking_id = k.id), 0) as net_cents
  from booking k
  union all
  select k.order_id, k.status in ('cancelled', 'noShow'), false, x.tax_country, x.tax_case, x.tax_basis_points, x.net_cents
  from booking_extension x join booking k on k.id = x.booking_id
  union all
  select k.order_id, false, true, c.tax_country, c.tax_case, c.tax_basis_points, c.net_cents
  from booking_charge c join booking k on k.id = c.booking_id
), tax_group as (
  select s.is_due, order_id, tax_country, tax_case, tax_basis_points, sum(net_cents)::bigint as base,
    round(sum(net_cents) * tax_basis_points / 10000)::bigint as amount
  from part cross join (values (false), (true)) as s (is_due)
  where case when s.is_due then not is_dropped else not is_charge end
  group by s.is_due, order_id, tax_country, tax_case, tax_basis_points
), total as (
  select is_due, order_id, sum(base)::bigint as net, sum(amount)::bigint as tax,
    jsonb_agg(jsonb_build_object(
      'country', tax_country, 'case', tax_case, 'basisPoints', tax_basis_points,
      'base', jsonb_build_object('cents', base, 'currency', 'EUR'),
      'amount', jsonb_build_object('cents', amount, 'currency', 'EUR')
    ) order by (tax_country || ' ' || tax_case || ' ' || tax_basis_points) collate "C") as taxes
  from tax_group group by is_due, order_id
)
select a.order_id, a.net, a.tax, a.taxes,
  coalesce(d.net, 0) as due_net, coalesce(d.tax, 0) as due_tax, coalesce(d.taxes, '[]') as due_taxes
from total a left join total d on d.order_id = a.order_id and d.is_due
where not a.is_due and exists (
  select from part p where p.order_id = a.order_id and (p.is_dropped or p.is_charge)
);
update customer_order o
set net_cents = s.net, tax_cents = s.tax, gross_cents = s.net + s.tax, taxes = s.taxes,
  fees_net_cents = s.due_net - s.net, fees_tax_cents = s.due_tax - s.tax, due_taxes = s.due_taxes
from order_sum s where s.order_id = o.id;

alter table customer_order
  add column due_net_cents bigint not null generated always as (net_cents + fees_net_cents) stored,
  add column due_gross_cents bigint not null generated always as (gross_cents + fees_net_cents + fees_tax_cents) stored;

-- What was paid and has grown by a fee since is due again for the rest.
update customer_order
set payment_status = case payment_method when 'sepa' then 'scheduled' else 'awaitingTransfer' end,
  payment_due_on = case payment_method when 'transfer' then current_date + 14 end
where payment_status = 'paid' and due_gross_cents > paid_cents;

drop index customer_order_open;
create index customer_order_open on customer_order (business_unit_id) include (due_net_cents, due_gross_cents, paid_cents)
  where status in ('pendingApproval', 'placed', 'confirmed', 'active') and payment_status <> 'paid';
-- A fee for an order that was cancelled is awaited like any other money.
drop index customer_order_unpaid;
create index customer_order_unpaid on customer_order (payment_due_on) include (due_gross_cents, paid_cents)
  where payment_status in ('awaitingTransfer', 'overdue') and due_gross_cents > paid_cents;
drop index customer_order_by_sum;
create index customer_order_by_sum on customer_order (due_net_cents, id);

-- What an extension adds to the tax of its order, as it was shown when it was agreed.
alter table booking_extension
  add column tax_cents bigint not null default 0,
  add constraint booking_extension_in_unit unique (business_unit_id, id);
update booking_extension set tax_cents = round(net_cents::numeric * tax_basis_points / 10000);
alter table booking_extension alter column tax_cents drop default;

-- An extension has a paper of its own. What the first paper about something said is kept, so that the same paper in
-- another language never says anything else.
alter table document
  add column extension_id uuid,
  add column content jsonb,
  drop constraint document_kind_check,
  add constraint document_kind_check
    check (kind in ('orderConfirmation', 'rentalContract', 'handoverProtocol', 'extensionAddendum')),
  drop constraint document_has_its_subject,
  add constraint document_has_its_subject check (
    case kind
      when 'handoverProtocol' then handover_id is not null
      when 'extensionAddendum' then order_id is not null and booking_id is not null and extension_id is not null
      else order_id is not null and extension_id is null
    end
  ),
  add foreign key (business_unit_id, extension_id) references booking_extension (business_unit_id, id);
drop index document_of_order;
create unique index document_of_order on document (order_id, kind, locale, coalesce(extension_id, booking_id, order_id))
  where order_id is not null;
