import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { CounterPrice } from '#contract/admin-quote.ts';
import { fromWallTime, toWallTime } from '#domain/time/wall-clock.ts';
import { Select } from '#web/ui/select.tsx';
import type { CounterData } from './load-counter.server.ts';
import type { Errand, ErrandLine } from './use-errand.ts';

export type CounterDepots = CounterData['depots'];

type CounterReturnProps = {
  readonly line: CounterPrice['lines'][number];
  readonly wanted: ErrandLine;
  readonly depots: CounterDepots;
  readonly onMove: Errand['move'];
};

/** Where one trailer is brought back. What the clock shows then stays, by the clock of the other depot. */
export function CounterReturn({ line: { depot, returnDepot }, wanted, depots, onMove }: CounterReturnProps) {
  const { formatMessage } = useIntl();
  const choose = (depotId: string) => {
    const chosen = depots.find(({ id }) => id === depotId) ?? depot;
    const localTo = toWallTime(wanted.to, (returnDepot ?? depot).timeZone);
    const to = fromWallTime(localTo, chosen.timeZone);
    onMove(wanted.trailerId, { from: wanted.from, to, returnDepotId: chosen.id === depot.id ? null : chosen.id });
  };
  return (
    <div className="pb-2">
      <Select
        label={<FormattedMessage id="oneWay.place" />}
        value={wanted.returnDepotId ?? depot.id}
        onChange={(key) => key !== null && choose(String(key))}
        options={depots.map(({ id, name, city }) => ({
          id,
          label: name,
          description: id === depot.id ? formatMessage({ id: 'returnTo.same' }) : city,
        }))}
      />
    </div>
  );
}
