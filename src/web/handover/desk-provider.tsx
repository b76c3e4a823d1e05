import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Handover, SignHandoverInput } from '#contract/handover.ts';
import { beginWork } from '#web/client/open-work.ts';
import type { Answer, AnswerStep } from './answer.ts';
import { type HandoverDesk, HandoverDeskContext } from './handover-desk.ts';
import { type KeptSignature, SIGNATURE, toContent } from './kept-signature.ts';
import { mergeUnsent } from './merge-unsent.ts';
import { toScope } from './queue/unsent-item.ts';
import { sendItem } from './send-item.ts';
import { useNews } from './use-news.ts';
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
  const [isSigned, setIsSigned] = useState(false);
  const { revalidate } = useRevalidator();
  const { id: handoverId, kind } = handover;
  const bookingId = handover.booking.id;
  const isOnline = useOnline();
  const scope = toScope(userId, { bookingId, kind, handoverId });
  const [hasSigned, setHasSigned] = useState(false);
  const { items, sender, isLasting, put, forget, clear, clearAnswers, settle, wake } = useUnsent(
    scope,
    async (item) => {
      const outcome = await sendItem({ bookingId, handoverId }, item, setHandover);
      if (item.kind === 'signature' && outcome.kind === 'sent') setIsSigned(!outcome.isOpen);
      return outcome;
    },
  );
  const view = useMemo(() => items && mergeUnsent(handover, items), [handover, items]);
  const isUnkept = hasSigned || (!isLasting && items !== undefined && items.length > 0);

  // An update of the app waits until this is done.
  useEffect(() => beginWork('handover'), []);
  const look = useNews(bookingId, handoverId, setHandover);
  useEffect(() => {
    if (isSigned) void clear().then(revalidate);
  }, [isSigned, clear, revalidate]);
  useEffect(() => {
    // Somebody else has closed it: the page shows what became of it.
    if (sender === 'closed') void clearAnswers().then(revalidate);
  }, [sender, clearAnswers, revalidate]);
  const refusal = view?.signature?.refusal;
  useEffect(() => {
    // What has changed is shown before anybody signs again; whatever is gone, the page tells.
    if (refusal !== undefined) void look().then(revalidate);
  }, [refusal, look, revalidate]);

  const content = useMemo(() => (view ? toContent(view.parts) : ''), [view]);
  const acts = useMemo(
    () => ({
      answer: async <Step extends AnswerStep>(step: Step, value: Answer<Step>) => {
        await put('part', step, value);
        await forget('draft', step);
      },
      putPhoto: (position: string, picture: Blob | null) => put('photo', position, picture),
      keepDraft: (step: string, value: unknown) => void put('draft', step, value),
      sign: (input: SignHandoverInput) => {
        const kept: KeptSignature = { input, signedAt: new Date().toISOString(), content };
        return put('signature', SIGNATURE, kept);
      },
      withdraw: () => forget('signature', SIGNATURE),
    }),
    [put, forget, content],
  );

  const desk = useMemo<HandoverDesk | undefined>(
    () =>
      items &&
      view && {
        handover,
        view,
        sender,
        isOnline,
        unsentCount: items.filter(({ kind: what }) => what !== 'draft').length,
        draftOf: (step) => items.find(({ kind: what, name }) => what === 'draft' && name === step)?.value,
        ...acts,
        look,
        retry: wake,
        isUnkept,
        setHasSigned,
        settle,
      },
    [handover, view, items, sender, isOnline, isUnkept, acts, look, wake, settle],
  );
  return desk ? <HandoverDeskContext value={desk}>{children}</HandoverDeskContext> : fallback;
}
