import type { DepotSummary } from '#contract/depot.ts';
import { money } from '#domain/money/money.ts';
import type { OneWayOffer } from '#contract/price.ts';
import { shortDepotName } from './results/place.ts';
import type { Words } from '#web/words/words.ts';

const shortNameOf = ({ name, city }: Pick<DepotSummary, 'name' | 'city'>): string => shortDepotName(name, city);

/** `Einweg Hamburg → München, 790 km`, and what that costs. */
export const describeOneWay = (
  { depot, km, fee, reward }: OneWayOffer,
  from: DepotSummary,
  { intl, format }: Words,
) => ({
  depot: { id: depot.id, code: depot.code, name: depot.name },
  text: intl.formatMessage(
    { id: 'lane.line' },
    { from: shortNameOf(from), to: shortNameOf(depot), distance: format.distance(km) },
  ),
  fee: fee && format.money(fee),
  cents: fee?.cents ?? 0,
  reward: reward && intl.formatMessage({ id: 'oneWay.reward' }, { amount: format.money(money(-reward.cents)) }),
});
