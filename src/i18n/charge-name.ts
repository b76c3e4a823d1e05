import type { Format } from './format.ts';
import type { IntlShape } from './intl.tsx';
import { serviceName } from './service-name.ts';

type Charge = Parameters<typeof serviceName>[1];
type Way = {
  readonly returnDepot: { readonly name: string } | null;
  readonly oneWay: { readonly km: number } | null;
};
type Words = {
  readonly intl: Pick<IntlShape, 'locale' | 'formatMessage' | 'messages'>;
  readonly format: Pick<Format, 'distance'>;
};

/** A service of a line in the reader's language; the fee for a return elsewhere says where that is, and how far. */
export const chargeName = (charge: Charge, { returnDepot, oneWay }: Way, { intl, format }: Words): string =>
  charge.key === 'oneWay' && returnDepot && oneWay
    ? intl.formatMessage({ id: 'oneWay.fee' }, { depot: returnDepot.name, distance: format.distance(oneWay.km) })
    : serviceName(intl, charge);
