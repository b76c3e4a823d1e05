import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Handover, SignHandoverInput } from '#contract/handover.ts';
import { api } from '#web/client/api-client.ts';
import { beginWork } from '#web/client/open-work.ts';
import { isProblemError } from '#web/client/problem-error.ts';
import type { Answer, AnswerStep } from './answer.ts';
import { type HandoverDesk, HandoverDeskContext } from './handover-desk.ts';
import { mergeUnsent } from './merge-unsent.ts';
import { toScope } from './queue/unsent-item.ts';
import { sendItem } from './send-item.ts';
import { useOnline } from './use-online.ts';
import { useUnsent } from './use-unsent.ts';

type DeskProviderProps = {
  readonly userId: string;
  readonly initial: Handover;
  /** Shown until the browser has said what it kept. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

/** Holds a handover while it is being filled in, and sees to it that nothing of it is lost. */
export function DeskProvider({ userId, initial, fallback, children }: DeskProviderProps) {
  const [handover, setHandover] = useState(initial);
  const { revalidate } = useRevalidator();
  const { id: handoverId, kind, version } = handover;
  const bookingId = handover.booking.id;
  const isOnline = useOnline();
  const scope = toScope(userId, { bookingId, kind, handoverId });
  const [hasSigned, setHasSigned] = useState(false);
  const { items, sender, isLasting, put, forget, clear, settle, wake } = useUnsent(scope, (item) =>
    sendItem({ bookingId, handoverId }, item, setHandover),
  );

  // An update of the app waits until this is done.
  useEffect(() => beginWork('handover'), []);
  const look = useNews(bookingId, handoverId, setHandover);
  useEffect(() => {
    // Somebody else has closed it: the page shows what became of it.
    if (sender === 'closed') void clear().then(revalidate);
  }, [sender, clear, revalidate]);

  const answer = useCallback(
    async <Step extends AnswerStep>(step: Step, value: Answer<Step>) => {
      await put('part', step, value);
      await forget('draft', step);
    },
    [put, forget],
  );
  const putPhoto = useCallback((position: string, picture: Blob | null) => put('photo', position, picture), [put]);
  const keepDraft = useCallback((step: string, value: unknown) => void put('draft', step, value), [put]);
  const sign = useCallback(
    async (input: SignHandoverInput) => {
      const params = { id: bookingId, hid: handoverId };
      try {
        // Only what was read is signed: a change from another device comes back as a conflict.
        await api.post('/api/bookings/{id}/handovers/{hid}/sign', { params, body: input, ifMatch: version });
      } catch (error) {
        const status = isProblemError(error) ? error.status : undefined;
        if (status === 409) await look();
        // Gone, because the booking has another trailer now: the page tells which.
        if (status !== 404) throw error;
      }
      await clear();
      await revalidate();
    },
    [bookingId, handoverId, version, clear, revalidate, look],
  );

  const desk = useMemo<HandoverDesk | undefined>(
    () =>
      items && {
        handover,
        view: mergeUnsent(handover, items),
        sender,
        isOnline,
        unsentCount: items.filter(({ kind: what }) => what !== 'draft').length,
        draftOf: (step) => items.find(({ kind: what, name }) => what === 'draft' && name === step)?.value,
        keepDraft,
        answer,
        putPhoto,
        sign,
        retry: wake,
        isUnkept: hasSigned || (!isLasting && items.length > 0),
        setHasSigned,
        settle,
      },
    [handover, items, sender, isOnline, isLasting, hasSigned, keepDraft, answer, putPhoto, sign, wake, settle],
  );
  return desk ? <HandoverDeskContext value={desk}>{children}</HandoverDeskContext> : fallback;
}

/**
 * Whoever comes back to this device sees what was done on another one. What is signed or gone, because the booking has
 * another trailer now, is told by the page.
 */
function useNews(bookingId: string, handoverId: string, onNews: (change: (last: Handover) => Handover) => void) {
  const { revalidate } = useRevalidator();
  const look = useCallback(async () => {
    try {
      const params = { id: bookingId, hid: handoverId };
      const latest = await api.get('/api/bookings/{id}/handovers/{hid}', { params });
      if (latest.signedAt === null) onNews((last) => (latest.version < last.version ? last : latest));
      else await revalidate();
    } catch (error) {
      // Without a line there is no news; the next look finds it.
      if (!isProblemError(error)) throw error;
      if (error.status === 404) await revalidate();
    }
  }, [bookingId, handoverId, onNews, revalidate]);
  useEffect(() => {
    const listen = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void look();
    };
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, [look]);
  return look;
}
