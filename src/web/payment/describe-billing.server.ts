import type { BillingField } from '#domain/business-unit/completeness.ts';
import { ADDRESS_FIELDS } from '#domain/business-unit/fields.ts';
import { hasRight, type Right } from '#domain/team/rights.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import type { LoadedStep } from '#web/load-cart-step.server.ts';

/** The tabs of the account on which what is missing can be filled in, and the right that takes. */
const TABS = {
  addresses: 'editBillingAddresses',
  company: 'editCompany',
} as const satisfies Record<string, Right>;
type Tab = keyof typeof TABS;

const NAMES: Readonly<Partial<Record<BillingField, MessageKey>>> = {
  company: 'word.field.name',
  name: 'word.field.name',
  street: 'word.field.street',
  houseNumber: 'word.field.houseNumber',
  postalCode: 'word.field.postalCode',
  city: 'word.field.city',
  country: 'word.field.country',
  phone: 'word.field.phone',
  firstName: 'word.field.firstName',
  lastName: 'word.field.lastName',
  addressLine2: 'word.field.addressLine2',
  registrationNumber: 'word.field.registrationNumber',
  vatId: 'word.field.vatId',
  invoiceEmail: 'word.field.invoiceEmail',
};

const tabOf = (field: BillingField): Tab => (ADDRESS_FIELDS.some((known) => known === field) ? 'addresses' : 'company');

/** To whom the invoice goes, and what is missing for one, by the place where it can be filled in. */
export function describeBilling({ cart, me, actor, words }: LoadedStep) {
  const { intl, format } = words;
  const unit = me.businessUnit;
  const address = unit?.addresses.find(({ id }) => id === me.user.defaultBillingAddressId);
  const fields = [...new Set([...cart.missing.billing, ...cart.missing.company])];
  const nameOf = (field: BillingField) => {
    const id = NAMES[field];
    return id === undefined ? field : intl.formatMessage({ id });
  };
  return {
    company: address?.company ?? unit?.name ?? '',
    street: address ? [`${address.street ?? ''} ${address.houseNumber ?? ''}`.trim(), address.addressLine2] : [],
    city: address
      ? [`${address.postalCode ?? ''} ${address.city ?? ''}`.trim(), address.country && format.country(address.country)]
      : [],
    vatId: unit?.vatId ?? null,
    isVatIdValid: unit?.vatIdStatus === 'valid',
    email: unit?.invoiceEmail ?? null,
    missing: [...Map.groupBy(fields, tabOf)].map(([tab, missing]) => ({
      tab,
      names: format.list(missing.map(nameOf)),
      mayFill: hasRight(actor, TABS[tab]),
    })),
  };
}

export type BillingView = ReturnType<typeof describeBilling>;
