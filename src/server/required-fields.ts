import type { Config } from '#config/env.ts';
import { ADDRESS_FIELDS, BUSINESS_UNIT_FIELDS } from '#domain/business-unit/fields.ts';
import { StartError } from './start-error.ts';

/** Only admins of a company see its login for Trailer-Connect: nobody else could tell that it is missing. */
const ofUnit = BUSINESS_UNIT_FIELDS.filter((field) => field !== 'trailerConnectLogin');

const KNOWN = {
  REQUIRED_BUSINESS_UNIT_FIELDS: ofUnit,
  REQUIRED_BILLING_FIELDS: [...ADDRESS_FIELDS, ...ofUnit],
} as const satisfies Partial<Record<keyof Config, readonly string[]>>;

/** What an order needs of a company. A name that nobody could ever fill in would close the shop to everyone. */
export function readRequiredFields(config: Pick<Config, keyof typeof KNOWN>) {
  for (const setting of ['REQUIRED_BUSINESS_UNIT_FIELDS', 'REQUIRED_BILLING_FIELDS'] as const) {
    const known: readonly string[] = KNOWN[setting];
    const unknown = config[setting].filter((field) => !known.includes(field));
    if (unknown.length > 0) {
      throw new StartError(`${setting} names ${unknown.join(', ')}; it may name ${known.join(', ')}.`);
    }
  }
  return {
    requiredBusinessUnitFields: config.REQUIRED_BUSINESS_UNIT_FIELDS,
    requiredBillingFields: config.REQUIRED_BILLING_FIELDS,
  };
}
