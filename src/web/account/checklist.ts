import type { Me } from '#contract/user.ts';
import {
  type BillingField,
  missingBillingFields,
  missingBusinessUnitFields,
} from '#domain/business-unit/completeness.ts';
import { ADDRESS_FIELDS, type AddressField, type BusinessUnitField } from '#domain/business-unit/fields.ts';
import { roleHasRight } from '#domain/team/rights.ts';
import type { Role } from '#domain/team/role.ts';
import { type AccountTab, tabPath } from './account-tabs.ts';

export type ChecklistItem = {
  readonly id: 'company' | 'billingAddress' | 'payment';
  readonly missing: readonly BillingField[];
  readonly tab: AccountTab;
  /** Straight to what is missing. */
  readonly to: string;
  readonly mayComplete: boolean;
};

type Required = {
  readonly requiredBusinessUnitFields: readonly string[];
  readonly requiredBillingFields: readonly string[];
};

const isAddressField = (field: BillingField): field is AddressField => ADDRESS_FIELDS.some((known) => known === field);

/** What a unit says about itself once, done or not. Nothing for those who belong to none. */
export function toChecklist(
  { user, businessUnit, businessUnitRole: role }: Me,
  { requiredBusinessUnitFields, requiredBillingFields }: Required,
): readonly ChecklistItem[] {
  if (businessUnit === null || role === null) return [];
  const address = businessUnit.addresses.find(({ id }) => id === user.defaultBillingAddressId);
  // The configuration names fields of units and addresses; a name that is neither counts as missing.
  const ofUnit = missingBusinessUnitFields(businessUnit, requiredBusinessUnitFields as readonly BusinessUnitField[]);
  const ofBilling = missingBillingFields(address, businessUnit, requiredBillingFields as readonly BillingField[]);
  const ofCompany = [...new Set([...ofUnit, ...ofBilling.filter((field) => !isAddressField(field))])];

  const company = ofCompany.filter((field) => field !== 'paymentMethod');
  const payment = ofCompany.filter((field) => field === 'paymentMethod');
  const billingAddress = ofBilling.filter(isAddressField);
  return [
    {
      id: 'company',
      missing: company,
      tab: 'company',
      to: withField(tabPath('company'), company[0]),
      mayComplete: roleHasRight(role, 'editCompany'),
    },
    {
      id: 'billingAddress',
      missing: billingAddress,
      tab: 'addresses',
      to: toAddressTab(address?.id, businessUnit.addresses.length > 0, billingAddress[0]),
      // Whoever may edit nothing may still choose among what is there.
      mayComplete: mayEditAddresses(role) || (address === undefined && businessUnit.addresses.length > 0),
    },
    {
      id: 'payment',
      missing: payment,
      tab: 'payment',
      to: tabPath('payment'),
      mayComplete: roleHasRight(role, 'changePaymentMethod'),
    },
  ];
}

const mayEditAddresses = (role: Role): boolean =>
  roleHasRight(role, 'editAddresses') || roleHasRight(role, 'editBillingAddresses');

const withField = (path: string, field: BillingField | undefined): string =>
  field === undefined ? path : `${path}#${field}`;

/** An address to mend, one to choose, or the first one to write. */
function toAddressTab(id: string | undefined, hasAddresses: boolean, field: AddressField | undefined): string {
  const path = tabPath('addresses');
  if (id !== undefined) return withField(`${path}&edit=${id}`, field);
  return hasAddresses ? path : `${path}&edit=new`;
}

/** An order can name its own way to pay; everything else it takes from here. */
export const isReadyToOrder = (items: readonly ChecklistItem[]): boolean =>
  isComplete(items.filter(({ id }) => id !== 'payment'));

export const isComplete = (items: readonly ChecklistItem[]): boolean =>
  items.every(({ missing }) => missing.length === 0);
