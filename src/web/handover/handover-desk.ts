import { createContext, use } from 'react';
import type { Handover, SignHandoverInput } from '#contract/handover.ts';
import type { Answer, AnswerStep } from './answer.ts';
import type { HandoverView } from './merge-unsent.ts';
import type { SenderState } from './queue/send-unsent.ts';

/** What every step of the flow works with. */
export type HandoverDesk = {
  /** As the server last told it. */
  readonly handover: Handover;
  readonly view: HandoverView;
  readonly sender: SenderState;
  readonly isOnline: boolean;
  /** How many answers, photos and signatures the server does not have yet. */
  readonly unsentCount: number;
  /** What was typed into a step and not confirmed. */
  readonly draftOf: (step: string) => unknown;
  readonly keepDraft: (step: string, value: unknown) => void;
  readonly answer: <Step extends AnswerStep>(step: Step, value: Answer<Step>) => Promise<void>;
  /** Null takes the photo away. */
  readonly putPhoto: (position: string, picture: Blob | null) => Promise<void>;
  /** Keeps the signature; it is sent after everything else, as soon as there is a line. */
  readonly sign: (input: SignHandoverInput) => Promise<void>;
  /** Takes back a signature that has not been sent. */
  readonly withdraw: () => Promise<void>;
  /** Asks the server what others have done. */
  readonly look: () => Promise<void>;
  readonly retry: () => void;
  /** Whether something said here would be gone with the page, and how a step tells so. */
  readonly isUnkept: boolean;
  readonly setHasSigned: (hasSigned: boolean) => void;
  /** Waits until everything else is kept. */
  readonly settle: () => Promise<void>;
};

export const HandoverDeskContext = createContext<HandoverDesk | undefined>(undefined);

export function useHandoverDesk(): HandoverDesk {
  const desk = use(HandoverDeskContext);
  if (!desk) throw new Error('useHandoverDesk needs a HandoverDeskContext above it');
  return desk;
}
