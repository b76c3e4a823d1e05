import { useState } from 'react';
import { ACT_REASONS, needsText, type ReasonedAction, type ReasonKind } from '#domain/booking/act-reason.ts';

type KindOf<A extends ReasonedAction> = (typeof ACT_REASONS)[A][number];

/** A reason while it is being given. */
export type ReasonDraft = {
  readonly kinds: readonly ReasonKind[];
  readonly kind: ReasonKind | undefined;
  readonly text: string;
  readonly isTextNeeded: boolean;
  readonly choose: (kind: unknown) => void;
  readonly write: (text: string) => void;
};

/** A reason for an action, which is there once enough has been said. */
export function useReason<A extends ReasonedAction>(action: A) {
  const kinds: readonly KindOf<A>[] = ACT_REASONS[action];
  const [kind, setKind] = useState<KindOf<A>>();
  const [text, setText] = useState('');
  const said = text.trim();
  const isTextNeeded = kind !== undefined && needsText(kind);
  const draft: ReasonDraft = {
    kinds,
    kind,
    text,
    isTextNeeded,
    choose: (chosen) => setKind(kinds.find((known) => known === chosen)),
    write: setText,
  };
  const reason =
    kind === undefined || (isTextNeeded && said === '') ? undefined : { kind, ...(said && { text: said }) };
  return { draft, reason };
}
