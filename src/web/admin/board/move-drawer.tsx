import { useState } from 'react';
import type { SwapCandidate, SwapCandidates } from '#contract/admin-booking.ts';
import type { BoardBar } from '#contract/admin-board.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import { PromiseNotice, SwapChoice } from '../booking/swap-choice.tsx';
import { toAgreed } from '../booking/to-agreed.ts';
import { ReasonFields } from '../frame/reason-fields.tsx';
import { useReason } from '../frame/use-reason.ts';
import { judgeDrop } from './judge-drop.ts';
import type { DrawnRow, DrawnRows } from './lay-plan.ts';
import type { Planning } from './use-plan.ts';

/** A booking that is to have another trailer, and which one if that was said. */
export type MovedBar = { readonly row: DrawnRow; readonly bar: BoardBar; readonly to?: string };

interface MoveDrawerProps {
  readonly moved: MovedBar;
  readonly rows: DrawnRows;
  readonly country: string;
  readonly planning: Planning;
  readonly onClose: () => void;
}

/** The same question however a booking was moved: which trailer, who makes room, and now or in the plan. */
export function MoveDrawer({ moved: { row, bar, to }, rows, country, planning, onClose }: MoveDrawerProps) {
  const bookingId = bar[5];
  const { answer } = useQuestion(
    bookingId,
    (signal) => api.get('/api/admin/bookings/{id}/swap', { params: { id: bookingId }, signal }),
    ({ messageKey }) => toast.error(messageKey),
  );
  const { write, isPending } = useWrite();
  const { draft, reason } = useReason('swapTrailer');
  const [chosen, setChosen] = useState(to ?? '');
  const { isDrafting } = planning;
  const candidates = answer && asPlanned(answer.items, { row, bar, rows, planning });
  const choice =
    candidates?.find(({ id }) => id === chosen) ?? (chosen === '' ? candidates?.find(({ free }) => free) : undefined);
  const isPossible = choice !== undefined && (choice.free || choice.moves !== undefined);

  const send = () => {
    if (!choice || !answer) return;
    const moves = choice.free ? [] : (choice.moves ?? []);
    if (isDrafting) {
      const others = moves.map((move) => ({ kind: 'move' as const, bookingId: move.bookingId, trailerId: move.to.id }));
      const own = { kind: 'move' as const, bookingId, trailerId: choice.id };
      void planning.change({ add: [...others, own] }, { onDone: onClose });
    } else if (reason) {
      const body = { trailerId: choice.id, reason, ...(moves.length > 0 && { moves: toAgreed(moves) }) };
      void write(
        () => api.post('/api/admin/bookings/{id}/swap', { params: { id: bookingId }, ifMatch: answer.version, body }),
        { done: 'adminBooking.swap.done', onDone: onClose },
      );
    }
  };
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={<FormattedMessage id="adminBoard.move.title" values={{ number: bar[6] ?? '', trailer: row.number }} />}
      note={
        isDrafting ? (
          <FormattedMessage id="adminBoard.move.drafted" values={{ name: planning.plan?.name ?? '' }} />
        ) : (
          <FormattedMessage id="adminBooking.swap.text" values={{ company: bar[7] ?? '' }} />
        )
      }
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button
            tone="signal"
            disabled={!isPossible || isBegun(answer) || (!isDrafting && reason === undefined)}
            isPending={isPending || planning.isPending}
            onClick={send}
          >
            <FormattedMessage id={isDrafting ? 'adminBoard.intoPlan' : 'adminBooking.swap.confirm'} />
          </Button>
        </>
      }
    >
      {isBegun(answer) && (
        <Notice tone="warn" isAlert>
          <FormattedMessage id="adminBoard.plan.problem.handover" values={{ trailer: row.number }} />
        </Notice>
      )}
      {answer && <PromiseNotice stay={answer.stay} />}
      {candidates === undefined && <Spinner className="mx-auto my-8 size-6" />}
      {candidates?.length === 0 && (
        <p className="text-asphalt-600">
          <FormattedMessage id="adminBoard.move.none" />
        </p>
      )}
      {candidates !== undefined && candidates.length > 0 && (
        <SwapChoice candidates={candidates} country={country} value={choice?.id ?? ''} onChange={setChosen} />
      )}
      {!isDrafting && <ReasonFields draft={draft} />}
    </Drawer>
  );
}

const isBegun = (answer: SwapCandidates | undefined): boolean => answer?.stay === 'handover';

type Where = { readonly row: DrawnRow; readonly bar: BoardBar; readonly rows: DrawnRows; readonly planning: Planning };

/** What is free, as the plan has it. */
function asPlanned(items: readonly SwapCandidate[], { row, bar, rows, planning }: Where): readonly SwapCandidate[] {
  const { plan, isDrafting } = planning;
  if (!isDrafting) return items;
  const known = new Map((rows.get(row.depotId) ?? []).map((one) => [one.id, one]));
  const homeId = plan?.changes.find(({ booking }) => booking?.id === bar[5])?.from?.id ?? row.id;
  return items.map(({ free, reason, ...candidate }): SwapCandidate => {
    const target = known.get(candidate.id);
    const asked = { ...candidate, free, ...(reason && { reason }) };
    if (target === undefined) return asked;
    const verdict = judgeDrop({ bar, homeId, candidates: [asked], isPlanned: true }, target);
    if (verdict.kind === 'free') return { ...candidate, free: true };
    return { ...candidate, free: false, reason: verdict.kind === 'refused' ? toReason(verdict.reason) : 'taken' };
  });
}

const toReason = (reason: NonNullable<SwapCandidate['reason']> | 'elsewhere') =>
  reason === 'elsewhere' ? 'taken' : reason;
