import type { AdminOrder } from '#contract/admin-order.ts';
import { phoneText } from '#domain/user/phone.ts';
import { PlainLink, TextLink } from '#web/ui/text-link.tsx';
import type { Fact } from '../frame/facts.tsx';

/** Whose order or booking it is, and how to reach them. */
export const customerFacts = ({ id, name, phone }: AdminOrder['company']): readonly Fact[] => [
  { label: 'adminOrder.company', value: <TextLink to={`/admin/business-units/${id}`}>{name}</TextLink> },
  { label: 'word.field.phone', value: phone && <PlainLink href={`tel:${phone}`}>{phoneText(phone)}</PlainLink> },
];
