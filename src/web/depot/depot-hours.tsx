import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import type { DepotData } from './load-depot.server.ts';

/** When somebody is there: the week, seasons, the holidays ahead, and what the yard has besides. */
export function DepotHours({ depot }: { readonly depot: DepotData }) {
  const { week, seasons, specialDays, facilities, keyBox } = depot;
  return (
    <Card>
      <CardHeader
        title={<FormattedMessage id="word.openingHours" />}
        note={<FormattedMessage id="depot.page.localTime" />}
      />
      <dl>
        {week.map(({ day, times, isToday }) => (
          <Row key={day} label={day} value={times} isCurrent={isToday} />
        ))}
      </dl>
      {seasons.map(({ range, hours }) => (
        <div key={range} className="mt-5">
          <h3 className="mb-1 font-bold">{range}</h3>
          <dl>
            {hours.map(({ days, times }) => (
              <Row key={days} label={days} value={times} />
            ))}
          </dl>
        </div>
      ))}
      <h3 className="mt-6 mb-1 font-bold">
        <FormattedMessage id="depot.page.specialDays" />
      </h3>
      {specialDays.length === 0 ? (
        <p className="text-body-s text-asphalt-600">
          <FormattedMessage id="depot.page.noSpecialDays" />
        </p>
      ) : (
        <dl>
          {specialDays.map(({ date, day, times }) => (
            <Row key={date} label={day} value={times} />
          ))}
        </dl>
      )}
      <p className="mt-6 flex items-start gap-2.5">
        <KeyRound aria-hidden="true" className={cx('mt-0.5 size-5 shrink-0', !keyBox && 'text-asphalt-500')} />
        <FormattedMessage id={keyBox ? 'depot.page.keyBox' : 'depot.page.noKeyBox'} />
      </p>
      {facilities.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 font-bold">
            <FormattedMessage id="depot.page.facilities" />
          </h3>
          <ul className="flex flex-wrap gap-2">
            {facilities.map((facility) => (
              <li key={facility}>
                <Badge>{facility}</Badge>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

type RowProps = { readonly label: ReactNode; readonly value: ReactNode; readonly isCurrent?: boolean };

const Row = ({ label, value, isCurrent = false }: RowProps) => (
  <div
    className={cx(
      'flex justify-between gap-4 border-b border-line py-1.5 text-body-s last:border-b-0',
      isCurrent && 'font-bold',
    )}
  >
    <dt className="min-w-0 first-letter:uppercase">{label}</dt>
    <dd className="text-end font-semibold">{value}</dd>
  </div>
);
