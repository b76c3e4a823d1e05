import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressFields,
  type BusinessUnitField,
  type BusinessUnitFields,
} from './fields.ts';

export type BillingField = AddressField | BusinessUnitField;

export const REQUIRED_BUSINESS_UNIT_FIELDS = [
  'name',
  'registrationNumber',
  'vatId',
  'invoiceEmail',
  'paymentMethod',
] as const satisfies readonly BusinessUnitField[];

export const REQUIRED_BILLING_FIELDS = [
  'company',
  'street',
  'postalCode',
  'city',
  'country',
  'vatId',
  'invoiceEmail',
] as const satisfies readonly BillingField[];

const isFilled = (value: string | null | undefined): boolean =>
  value !== null && value !== undefined && value.trim() !== '';
const isAddressField = (field: BillingField): field is AddressField => ADDRESS_FIELDS.some((known) => known === field);

export const missingBusinessUnitFields = (
  unit: BusinessUnitFields,
  required: readonly BusinessUnitField[] = REQUIRED_BUSINESS_UNIT_FIELDS,
): readonly BusinessUnitField[] => required.filter((field) => !isFilled(unit[field]));

/**
 * What the default billing address and the unit lack together. A field that an address can have is looked for in the
 * address, every other one in the unit. Without a default billing address all its fields are missing.
 */
export const missingBillingFields = (
  address: AddressFields | undefined,
  unit: BusinessUnitFields,
  required: readonly BillingField[] = REQUIRED_BILLING_FIELDS,
): readonly BillingField[] =>
  required.filter((field) => !isFilled(isAddressField(field) ? address?.[field] : unit[field]));

export const isBillingComplete = (
  address: AddressFields | undefined,
  unit: BusinessUnitFields,
  required?: readonly BillingField[],
): boolean => missingBillingFields(address, unit, required).length === 0;
