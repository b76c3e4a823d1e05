import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { ReturnAnswer } from '#contract/booking-end.ts';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { EachAsAgreed } from './each-as-agreed.tsx';
import { HandoverField } from './handover-field.tsx';
import { handoverTimes, type Openings } from './handover-times.ts';
import { canComeBack, ofSameOrder, type ReturnCandidate } from './return-candidate.ts';
import { ReturnChoice } from './return-choice.tsx';
import { ReturnDone } from './return-done.tsx';
import { ReturnOutlooks } from './return-outlooks.tsx';
import { useConflict } from './use-conflict.ts';
import { useOpenings } from './use-openings.ts';
import { addDays, fromWallTime, localDate, toWallTime } from '#domain/time/wall-clock.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';

type ReturnDialogProps = {
  readonly candidates: readonly ReturnCandidate[];
  readonly chosen: readonly string[];
  readonly onClose: () => void;
  readonly onReturned?: () => void;
};

/** Announces that trailers come back: which, when, and what that saves or costs. */
export default function ReturnDialog({ candidates, chosen: first, onClose, onReturned }: ReturnDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(first));
  const [done, setDone] = useState<ReturnAnswer>();
  const [offered] = useState(() => ofSameOrder(candidates, first).map(({ id }) => id));
  const rows = candidates.filter(({ id }) => offered.includes(id) || first.includes(id));
  const picked = rows.filter((row) => chosen.has(row.id) && canComeBack(row));
  const [lead = rows[0]] = picked;
  const timeZone = lead?.period.timeZone ?? 'UTC';
  const openings = useOpenings(lead?.depotId);
  const [wish, setWish] = useState<string>();
  const [now] = useState(() => new Date());
  const at = wish ?? suggestReturn(lead, openings, now);
  // Nobody's agreed return is moved because another trailer of the same order comes back at another time.
  const isEachAsAgreed = wish === undefined && new Set(picked.map(({ period }) => period.to)).size > 1;
  const { write, isPending } = useWrite();
  const { conflict, takeConflict } = useConflict();

  const input = () => ({
    bookingIds: picked.map(({ id }) => id),
    ...(!isEachAsAgreed && { at: fromWallTime(at, timeZone) }),
    versions: Object.fromEntries(picked.map(({ id, version }) => [id, version])),
  });
  const question = picked.length === 0 || done ? undefined : JSON.stringify(input());
  const preview = useQuestion(question, (signal) =>
    api.post('/api/bookings/return/preview', { body: input(), signal }),
  );
  const isReady = preview.answer?.possible === true && !preview.isAsking && picked.length > 0;

  const announce = () =>
    write(() => api.post('/api/bookings/return', { body: input() }), {
      onDone: (answer) => {
        setDone(answer);
        onReturned?.();
      },
      onRefused: takeConflict,
    });

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        <FormattedMessage
          id={done ? 'booking.return.done' : 'booking.return.title'}
          values={{ count: picked.length }}
        />
      }
      footer={
        done ? (
          <Button tone="ink" onClick={onClose}>
            <FormattedMessage id="ui.close" />
          </Button>
        ) : (
          <>
            <Button tone="quiet" onClick={onClose} className="me-auto">
              <FormattedMessage id="ui.cancel" />
            </Button>
            <Button tone="signal" disabled={!isReady} isPending={isPending} onClick={() => void announce()}>
              <FormattedMessage id="booking.return.submit" values={{ count: picked.length }} />
            </Button>
          </>
        )
      }
    >
      {done ? (
        <ReturnDone answer={done} />
      ) : (
        <div className="space-y-5">
          <ConflictNotice conflict={conflict} timeZone={timeZone} />
          <ReturnChoice rows={rows} chosen={chosen} onChoose={setChosen} />
          {isEachAsAgreed ? (
            <EachAsAgreed preview={preview.answer} onOneTime={() => setWish(at)} />
          ) : (
            <>
              <HandoverField
                label={<FormattedMessage id="booking.return.at" values={{ count: picked.length }} />}
                value={at}
                onChange={setWish}
                openings={openings}
                firstDay={localDate(now, timeZone)}
              />
              {wish !== undefined && picked.length > 1 && (
                <LinkAction onClick={() => setWish(undefined)}>
                  <FormattedMessage id="booking.return.asAgreed" />
                </LinkAction>
              )}
            </>
          )}
          <ReturnOutlooks
            preview={preview.answer}
            isAsking={preview.isAsking}
            problem={preview.problem}
            now={now}
            wantsMore={picked.length === 0}
            onWish={(instant) => setWish(toWallTime(instant, timeZone))}
          />
        </div>
      )}
    </Dialog>
  );
}

const NOTICE_MINUTES = 60;
/** Nobody closes for longer. */
const SEARCH_DAYS = 14;

/** As agreed; if that has passed, as soon as the depot takes it. */
function suggestReturn(lead: ReturnCandidate | undefined, openings: Openings, now: Date): string {
  const timeZone = lead?.period.timeZone ?? 'UTC';
  const soon = toWallTime(new Date(now.getTime() + NOTICE_MINUTES * MINUTE_MS), timeZone);
  const agreed = lead?.period.localTo ?? soon;
  if (agreed > soon) return agreed;
  const days = Array.from({ length: SEARCH_DAYS }, (_, day) => addDays(soon.slice(0, 10), day));
  const moments = days.flatMap((day) => handoverTimes(openings, day).map((time) => `${day}T${time}`));
  return moments.find((moment) => moment >= soon) ?? soon;
}
