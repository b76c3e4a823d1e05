import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { ReturnChange } from '#contract/return-change.ts';
import { money } from '#domain/money/money.ts';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import type { BookingRowView } from './describe-row.server.ts';
import { directionOf } from './direction-of.ts';
import { MoveReturnRefused } from './move-return-refused.tsx';
import { PreviewProblem } from './preview-problem.tsx';
import { useConflict } from './use-conflict.ts';

type MoveReturnDrawerProps = {
  readonly booking: Pick<BookingRowView, 'id' | 'version' | 'number' | 'actions'> & {
    readonly period: { readonly timeZone: string };
  };
  readonly onClose: () => void;
};

/** Refusals that the next preview explains. */
const EXPLAINED: readonly string[] = ['trailer-taken', 'payment-first', 'order-limit', 'price-changed'];

/** Another depot for the return: whether that is possible and what it costs is said before anything is agreed. */
export default function MoveReturnDrawer({ booking, onClose }: MoveReturnDrawerProps) {
  const { formatMessage } = useIntl();
  const { id, version, actions, period } = booking;
  const [depotId, setDepotId] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const { write, isPending } = useWrite();
  const { conflict, takeConflict } = useConflict();
  const mayChange = actions.includes('moveReturn');
  const { answer, current, problem } = useQuestion(
    mayChange ? `${id} ${version} ${depotId ?? ''} ${attempt}` : undefined,
    (signal) =>
      api.get('/api/bookings/{id}/return-depot', {
        params: { id },
        query: depotId === undefined ? {} : { depot: depotId },
        signal,
      }),
  );

  const change = ({ depot, totals }: ReturnChange) =>
    write(
      () =>
        api.put('/api/bookings/{id}/return-depot', {
          params: { id },
          ifMatch: version,
          body: {
            depotId: depot.id,
            shown: { netCents: totals.net.cents, grossCents: totals.gross.cents },
          },
        }),
      {
        done: { message: 'moveReturn.done', values: { depot: depot.name } },
        onDone: onClose,
        onRefused: (refusal) => {
          setAttempt((last) => last + 1);
          return takeConflict(refusal) || EXPLAINED.includes(refusal.code);
        },
      },
    );

  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="oneWay.change" />}
      note={booking.number}
      footer={
        <>
          <Button tone="quiet" onClick={onClose} className="me-auto">
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button
            tone="signal"
            disabled={current?.possible !== true}
            isPending={isPending}
            onClick={() => current && void change(current)}
          >
            <FormattedMessage id="booking.rebook.submit" />
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <ConflictNotice conflict={conflict} timeZone={period.timeZone} />
        {answer && (
          <Select
            label={<FormattedMessage id="oneWay.place" />}
            value={depotId ?? answer.agreedDepotId}
            onChange={(key) => key !== null && setDepotId(String(key))}
            options={answer.depots.map(({ id: each, name, city }) => ({
              id: each,
              label: name,
              description: each === answer.pickUpDepotId ? formatMessage({ id: 'returnTo.same' }) : city,
            }))}
          />
        )}
        {problem && <PreviewProblem problem={problem} onRetry={() => setAttempt(attempt + 1)} />}
        <div aria-live="polite">{current && <Outcome change={current} />}</div>
      </div>
    </Drawer>
  );
}

function Outcome({ change }: { readonly change: ReturnChange }) {
  const { format } = useWords();
  const { reason, isClosed, km, fee, totals, difference, localTo } = change;
  if (reason === 'sameDepot') return null;
  if (reason !== undefined) return <MoveReturnRefused reason={reason} />;
  const direction = directionOf(change);
  return (
    <div className="space-y-3">
      <p>
        <FormattedMessage id="moveReturn.time" values={{ time: wallTimeText(format, localTo) }} />
      </p>
      {km !== null && (
        <p>
          <FormattedMessage id="moveReturn.way" values={{ distance: format.distance(km), amount: format.money(fee) }} />
        </p>
      )}
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <FormattedMessage id={`booking.rebook.${direction}`} />
        {direction !== 'same' && (
          <span className="whitespace-nowrap">{format.money(money(Math.abs(difference.gross.cents)))}</span>
        )}
      </p>
      <p className="text-body-s text-asphalt-600">
        <FormattedMessage id="booking.rebook.total" />: {format.money(totals.gross)}
      </p>
      {isClosed && (
        <Notice tone="warn">
          <FormattedMessage id="moveReturn.closed" />
        </Notice>
      )}
    </div>
  );
}
