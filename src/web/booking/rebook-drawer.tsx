import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { rebookingInput } from '#contract/rebooking.ts';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Drawer } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LoadingScaffold, Skeleton } from '#web/ui/skeleton.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import type { BookingRowView } from './describe-row.server.ts';
import { detailsOf, type RebookDraft, wishOf } from './rebook-draft.ts';
import { RebookForm } from './rebook-form.tsx';
import { RebookOutcome } from './rebook-outcome.tsx';
import { PreviewProblem } from './preview-problem.tsx';
import { RebookVerdict } from './rebook-verdict.tsx';
import { StoredText } from './stored-text.tsx';
import { useConflict } from './use-conflict.ts';

type RebookDrawerProps = { readonly booking: BookingRowView; readonly onClose: () => void };

/** Refusals that the next preview explains. */
const EXPLAINED: readonly string[] = ['trailer-taken', 'payment-first', 'order-limit'];

const BOOKS = ['poNumber', 'costCentre'] as const;

/** Changes what is reserved: says at once whether that is possible and what it costs, before anything is agreed. */
export default function RebookDrawer({ booking, onClose }: RebookDrawerProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const { id, version, number, period, trailerNumber, actions } = booking;
  const [now] = useState(() => new Date());
  const [opened] = useState(booking);
  const [draft, setDraft] = useState<RebookDraft>({});
  const [attempt, setAttempt] = useState(0);
  const [hasNewPrice, setHasNewPrice] = useState(false);
  const { conflict, takeConflict } = useConflict();
  const mayRebook = actions.includes('rebook');
  const wish = wishOf(draft, booking);
  const details = detailsOf(draft, booking);
  const { answer, isAsking, problem } = useQuestion(
    mayRebook ? JSON.stringify([id, version, wish, attempt]) : undefined,
    (signal) => api.post('/api/bookings/{id}/rebooking/preview', { params: { id }, body: wish, signal }),
  );
  const isChanged = Object.keys({ ...wish, ...details }).length > 0;
  const isReady = answer?.possible === true && !isAsking && problem === undefined && mayRebook && isChanged;

  const { form, isPending } = useSubmit({
    schema: rebookingInput,
    read: () => ({
      ...wish,
      ...details,
      version,
      shown: { netCents: answer?.totals.net.cents, grossCents: answer?.totals.gross.cents },
    }),
    send: (body) =>
      api.post('/api/bookings/{id}/rebooking', {
        params: { id },
        body,
        // Neither the driver nor the phone: what a browser keeps names no person.
        idempotencyScope: `rebook:${id}:${version}:${JSON.stringify(wish)}`,
      }),
    done: { message: 'booking.rebook.done', values: { number } },
    onDone: onClose,
    onRefused: (refusal) => {
      setAttempt((last) => last + 1);
      setHasNewPrice(refusal.code === 'price-changed');
      return takeConflict(refusal) || refusal.code === 'price-changed' || EXPLAINED.includes(refusal.code);
    },
  });

  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="booking.rebook.title" />}
      note={<FormattedMessage id="booking.rebook.note" values={{ number: trailerNumber }} />}
      footer={
        <>
          <RebookVerdict preview={isChanged && !problem ? answer : undefined} isAsking={isAsking} />
          <Button tone="quiet" onClick={onClose} className="me-auto">
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button type="submit" form={formId} tone="signal" disabled={!isReady} isPending={isPending}>
            <FormattedMessage id="booking.rebook.submit" />
          </Button>
        </>
      }
    >
      <Form id={formId} {...form}>
        <ConflictNotice conflict={conflict} timeZone={period.timeZone} />
        {BOOKS.map((field) => {
          const typed = draft[field];
          const isOther = typed !== undefined && booking[field] !== opened[field];
          return isOther && <StoredText key={field} label={`word.${field}`} stored={booking[field]} typed={typed} />;
        })}
        <RebookForm booking={booking} draft={draft} preview={answer} now={now} onChange={setDraft} />
        {hasNewPrice && (
          <Notice tone="warn" isAlert>
            <FormattedMessage id="booking.rebook.priceChanged" />
          </Notice>
        )}
        {problem && <PreviewProblem problem={problem} onRetry={() => setAttempt(attempt + 1)} />}
        {answer ? (
          <div aria-busy={isAsking} className={cx('space-y-5', isAsking && 'opacity-60 transition-opacity delay-200')}>
            <RebookOutcome preview={answer} hasPaper={Object.keys(wish).length > 0} />
          </div>
        ) : (
          !problem && (
            <LoadingScaffold label={formatMessage({ id: 'ui.loading' })}>
              <Skeleton className="mb-2 h-5 w-full" />
              <Skeleton className="mb-2 h-5 w-full" />
              <Skeleton className="h-5 w-2/3" />
            </LoadingScaffold>
          )
        )}
      </Form>
    </Drawer>
  );
}
