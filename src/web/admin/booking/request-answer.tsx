import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { RequestView } from '#web/booking/describe-request.server.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { May } from '../frame/may.tsx';
import { AnswerDrawer } from './answer-drawer.tsx';
import type { AdminBookingView } from './load-booking.server.ts';

interface RequestAnswerProps {
  readonly booking: AdminBookingView;
  readonly request: RequestView;
}

const TONES = { asked: 'warn', agreed: 'done', declined: 'info', lapsed: 'info' } as const;

/** What the customer has asked the desk for; `?act=answer` opens the answer at once. */
export function RequestAnswer({ booking, request }: RequestAnswerProps) {
  const { state, time, askedBy, askedAt, note, answer } = request;
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(params.get('act') === 'answer');
  const isOpenWish = state === 'asked';
  return (
    <>
      <Notice
        tone={TONES[state]}
        title={<FormattedMessage id={`adminBooking.request.${state}`} values={{ time }} />}
        action={
          isOpenWish && (
            <May right="orders.write">
              <Button size="s" tone="ink" onClick={() => setIsOpen(true)}>
                <FormattedMessage id="adminFigure.act.answer" />
              </Button>
            </May>
          )
        }
      >
        <FormattedMessage id="adminBooking.request.by" values={{ name: askedBy, time: askedAt }} />
        {note !== null && <span className="block wrap-anywhere">{note}</span>}
        {answer !== null && (
          <span className="block wrap-anywhere">
            <FormattedMessage id="adminBooking.request.answered" values={{ answer }} />
          </span>
        )}
      </Notice>
      {/* A window that is open from the start appears once the page listens. */}
      {isOpenWish && (
        <May right="orders.write">
          <AnswerDrawer
            key={request.version}
            booking={booking}
            request={request}
            isOpen={isHydrated && isOpen}
            onClose={() => setIsOpen(false)}
          />
        </May>
      )}
    </>
  );
}
