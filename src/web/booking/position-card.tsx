import { Suspense, useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { positionAge } from '#domain/booking/position-age.ts';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { whenSeen } from '#web/client/when-seen.ts';
import { useWords } from '#web/words/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { BookingData } from './load-booking.server.ts';

const CARD_ID = 'last-position';
/** Maps are large: this one is fetched when its card comes into view. */
const PositionMap = lazyPart(async () => {
  await whenSeen(CARD_ID);
  return import('./position-map.tsx');
});

/** Where the trailer was last seen, and how long ago. Asked for by the browser: telematics may take its time. */
export function PositionCard({ booking }: { readonly booking: BookingData }) {
  const { isOut, period, trailerNumber, type } = booking;
  const { answer, isAsking, problem } = useQuestion(isOut ? booking.id : undefined, (signal) =>
    api.get('/api/bookings/{id}/position', { params: { id: booking.id }, signal }),
  );
  const { format } = useWords();
  const [showsMap, setShowsMap] = useState(true);
  if (!isOut) return null;
  const position = answer?.position;
  return (
    <Card id={CARD_ID} isFlush className="overflow-hidden">
      <div className="p-4 pb-0 md:p-6 md:pb-0">
        <CardHeader
          title={<FormattedMessage id="booking.position" />}
          action={
            position && (
              <Button size="s" tone="quiet" aria-expanded={showsMap} onClick={() => setShowsMap(!showsMap)}>
                <FormattedMessage id={showsMap ? 'booking.position.hide' : 'booking.position.show'} />
              </Button>
            )
          }
        />
      </div>
      <div className="px-4 pb-4 text-body-s md:px-6 md:pb-6">
        {isAsking && <Skeleton className="h-5 w-64 max-w-full" />}
        {problem && <FormattedMessage id="word.positionFailed" />}
        {answer?.reason && (
          <p className="text-asphalt-600">
            <FormattedMessage id={`booking.position.${answer.reason}`} />
          </p>
        )}
        {position && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <b className="font-bold">
              {/* Without a name of the place: as maps take it, with points in every language. */}
              {position.place ?? `${position.lat.toFixed(4)}, ${position.lon.toFixed(4)}`}
            </b>
            <Age at={position.at} />
            <span className="text-asphalt-600">{format.dayTime(position.at, period.timeZone)}</span>
            {position.speedKmh !== null && (
              <span className="text-asphalt-600">
                <FormattedMessage id="booking.position.speed" values={{ speed: format.number(position.speedKmh) }} />
              </span>
            )}
          </p>
        )}
      </div>
      {position && showsMap && (
        <div className="relative h-64 print:hidden border-t border-line bg-map-sea md:h-80">
          <Suspense>
            <PositionMap position={position} trailerNumber={trailerNumber} type={type} />
          </Suspense>
        </div>
      )}
    </Card>
  );
}

function Age({ at }: { readonly at: string }) {
  const [now] = useState(() => Date.now());
  const { unit, count, isStale } = positionAge(at, now);
  return (
    <Badge tone={isStale ? 'warn' : 'free'} mark="dot">
      <FormattedMessage id={`word.ago.${unit}`} values={{ count }} />
    </Badge>
  );
}
