import { Suspense, useEffect, useState } from 'react';
import { phoneText } from '#domain/user/phone.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { whenSeen } from '#web/client/when-seen.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { PlainLink, TextLink } from '#web/ui/text-link.tsx';
import { Facts } from '../frame/facts.tsx';
import { NoteDrawer } from '../note/note-drawer.tsx';
import type { OverdueView } from './describe-overdue.server.ts';
import type { TasksView } from './load-tasks.server.ts';

/** Maps are large: the first one that comes into view fetches them. */
const PositionMap = lazyPart(() => import('#web/booking/position-map.tsx'));

interface OverdueDetailsProps {
  readonly overdue: OverdueView;
  readonly owners: TasksView['owners'];
}

/** All that whoever calls about a trailer that is not back needs to have before them, and a place for what was said. */
export function OverdueDetails({ overdue, owners }: OverdueDetailsProps) {
  const { bookingId, bookingNumber, daysLate, charge, next, calls, position } = overdue;
  const [isCalling, setIsCalling] = useState(false);
  return (
    <div className="mt-3 grid gap-4 rounded-control bg-paper p-4 lg:grid-cols-2">
      <Facts
        facts={[
          {
            label: 'word.noun.booking',
            value: <TextLink to={`/admin/bookings/${bookingId}`}>{bookingNumber}</TextLink>,
          },
          {
            label: 'adminTask.overdue.late',
            value: <FormattedMessage id="ui.days" values={{ days: daysLate }} />,
          },
          { label: 'adminTask.overdue.charge', value: charge },
          { label: 'adminTask.overdue.next', value: next && <NextCustomer next={next} /> },
        ]}
      />
      {position && <SeenMap overdue={overdue} position={position} />}
      <div className="lg:col-span-2">
        <h4 className="text-label mb-1 text-asphalt-600">
          <FormattedMessage id="adminTask.overdue.calls" />
        </h4>
        {calls.length === 0 && (
          <p className="text-body-s text-asphalt-600">
            <FormattedMessage id="adminTask.overdue.noCalls" />
          </p>
        )}
        <ul className="grid gap-1 text-body-s">
          {calls.map(({ key, at, by, contact, text }) => (
            <li key={key} className="wrap-anywhere">
              <span className="text-asphalt-600">{[at, by, contact].filter((part) => part !== null).join(' · ')}</span>{' '}
              {text}
            </li>
          ))}
        </ul>
        <p className="mt-3">
          <Button size="s" onClick={() => setIsCalling(true)}>
            <FormattedMessage id="adminTask.overdue.write" />
          </Button>
        </p>
      </div>
      <NoteDrawer
        isOpen={isCalling}
        onOpenChange={setIsCalling}
        about={{ subject: 'booking', subjectId: bookingId }}
        owners={owners}
        kind="call"
      />
    </div>
  );
}

function NextCustomer({ next }: { readonly next: NonNullable<OverdueView['next']> }) {
  const { bookingId, from, company, phone } = next;
  return (
    <>
      <TextLink to={`/admin/bookings/${bookingId}`}>{company}</TextLink>
      <span className="block text-body-s">{from}</span>
      {phone !== null && (
        <PlainLink href={`tel:${phone}`} className="text-body-s">
          {phoneText(phone)}
        </PlainLink>
      )}
    </>
  );
}

type SeenMapProps = {
  readonly overdue: OverdueView;
  readonly position: NonNullable<OverdueView['position']>;
};

function SeenMap({ overdue: { bookingId, trailerNumber, trailerType }, position }: SeenMapProps) {
  const [isSeen, setIsSeen] = useState(false);
  const id = `position-${bookingId}`;
  useEffect(() => {
    let isGone = false;
    void whenSeen(id).then(() => !isGone && setIsSeen(true));
    return () => {
      isGone = true;
    };
  }, [id]);
  return (
    <div id={id} className="relative h-44 overflow-hidden rounded-control bg-map-sea print:hidden">
      {isSeen && (
        <Suspense>
          <PositionMap
            position={{ ...position, speedKmh: null, place: null }}
            trailerNumber={trailerNumber}
            type={trailerType}
          />
        </Suspense>
      )}
    </div>
  );
}
