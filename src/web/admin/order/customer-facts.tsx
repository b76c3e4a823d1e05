import type { AdminOrder } from '#contract/admin-order.ts';
import { phoneText } from '#domain/user/phone.ts';
import { PlainLink } from '#web/ui/text-link.tsx';
import type { Fact } from '../frame/facts.tsx';
import { PageLink } from '../frame/page-link.tsx';

/** Whose order or booking it is, and how to reach them. */
export const customerFacts = ({ id, name, phone }: AdminOrder['company']): readonly Fact[] => [
  { label: 'adminOrder.company', value: <PageLink to={`/admin/business-units/${id}`}>{name}</PageLink> },
  { label: 'word.field.phone', value: phone && <PlainLink href={`tel:${phone}`}>{phoneText(phone)}</PlainLink> },
];
