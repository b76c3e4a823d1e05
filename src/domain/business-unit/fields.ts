export const ADDRESS_FIELDS = [
  'label',
  'company',
  'salutation',
  'firstName',
  'lastName',
  'street',
  'houseNumber',
  'addressLine2',
  'postalCode',
  'city',
  'region',
  'country',
  'phone',
  'email',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
/** An address as people fill it in; any field may still be empty. */
export type AddressFields = { readonly [F in AddressField]?: string | null };

/** What a unit's admin may fill in. Status, risk and credit belong to the operator. */
export const BUSINESS_UNIT_FIELDS = [
  'name',
  'legalForm',
  'registrationNumber',
  'vatId',
  'taxNumber',
  'invoiceEmail',
  'phone',
  'country',
  'defaultLocale',
  'paymentMethod',
  'trailerConnectLogin',
] as const;
export type BusinessUnitField = (typeof BUSINESS_UNIT_FIELDS)[number];
export type BusinessUnitFields = { readonly [F in BusinessUnitField]?: string | null };

export const BUSINESS_UNIT_STATUSES = ['pendingReview', 'active', 'blocked'] as const;
export type BusinessUnitStatus = (typeof BUSINESS_UNIT_STATUSES)[number];

/** Who has waited longest for a decision is next. */
export const usualUnitSort = (status: BusinessUnitStatus | undefined): 'createdAt' | 'name' =>
  status === 'pendingReview' ? 'createdAt' : 'name';

export const RISK_STATUSES = ['unchecked', 'passed', 'failed'] as const;
export type RiskStatus = (typeof RISK_STATUSES)[number];

/** A unit in review may fill a cart; only an active one may order. */
export const mayOrder = (status: BusinessUnitStatus): boolean => status === 'active';

/** An invitation is a mail to a stranger in the name of a unit, so somebody has to have looked at the unit. */
export const mayInvite = (status: BusinessUnitStatus): boolean => status === 'active';
