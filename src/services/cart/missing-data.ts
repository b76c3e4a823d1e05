import {
  missingBillingFields,
  missingBusinessUnitFields,
  type BillingField,
} from '#domain/business-unit/completeness.ts';
import {
  ADDRESS_FIELDS,
  type AddressFields,
  BUSINESS_UNIT_FIELDS,
  type BusinessUnitField,
  type BusinessUnitFields,
} from '#domain/business-unit/fields.ts';
import type { Settings } from '../deps.ts';

type Required = Pick<Settings, 'requiredBillingFields' | 'requiredBusinessUnitFields'>;
export type MissingData = { readonly billing: readonly BillingField[]; readonly company: readonly BusinessUnitField[] };

type Subject = Omit<BusinessUnitFields, 'trailerConnectLogin'> & { readonly billingAddress: AddressFields | null };

const isUnitField = (field: string): field is BusinessUnitField =>
  BUSINESS_UNIT_FIELDS.some((known) => known === field);
const isBillingField = (field: string): field is BillingField =>
  isUnitField(field) || ADDRESS_FIELDS.some((known) => known === field);

/** Every order names its own method, whatever the unit usually does. */
const isOfTheOrder = (field: string): boolean => field === 'paymentMethod';

/** What the unit has not filled in yet of what an order needs; which fields those are is configured. */
export function findMissingData(orderer: Subject, settings: Required): MissingData {
  const unit = { ...orderer, trailerConnectLogin: null };
  return {
    billing: missingBillingFields(
      orderer.billingAddress ?? undefined,
      unit,
      settings.requiredBillingFields.filter(isBillingField).filter((field) => !isOfTheOrder(field)),
    ),
    company: missingBusinessUnitFields(
      unit,
      settings.requiredBusinessUnitFields.filter(isUnitField).filter((field) => !isOfTheOrder(field)),
    ),
  };
}
