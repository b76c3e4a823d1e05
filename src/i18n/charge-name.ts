import type { Format } from './format.ts';
import type { IntlShape } from './intl.tsx';
import { money, type Money } from '#domain/money/money.ts';
import { EMPTY_LEG_SERVICE, isWay } from '#domain/one-way/one-way-fee.ts';
import { serviceName } from './service-name.ts';

type Charge = Parameters<typeof serviceName>[1];
type Way = {
  readonly returnDepot: { readonly name: string } | null;
  readonly oneWay: { readonly km: number; readonly reward?: Money } | null;
};
type Words = {
  readonly intl: Pick<IntlShape, 'locale' | 'formatMessage' | 'messages'>;
  readonly format: Pick<Format, 'distance' | 'money'>;
};

/** A service of a line in the reader's language; the fee for a return elsewhere says where that is, how far, and what it helps. */
export function chargeName(charge: Charge, { returnDepot, oneWay }: Way, { intl, format }: Words): string {
  if (!isWay(charge) || !returnDepot || !oneWay) return serviceName(intl, charge);
  const { km, reward } = oneWay;
  const way = { depot: returnDepot.name, distance: format.distance(km) };
  if (charge.key === EMPTY_LEG_SERVICE) return intl.formatMessage({ id: 'oneWay.leg' }, way);
  return reward
    ? intl.formatMessage({ id: 'oneWay.fee.reward' }, { ...way, amount: format.money(money(-reward.cents)) })
    : intl.formatMessage({ id: 'oneWay.fee' }, way);
}
