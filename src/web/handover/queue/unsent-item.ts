/** Which protocol something belongs to, and which of those who fill it in has it here. */
export type UnsentScope = string;

type Protocol = { readonly bookingId: string; readonly kind: string; readonly handoverId: string };

export const toScope = (userId: string, { bookingId, kind, handoverId }: Protocol): UnsentScope =>
  `${userId}/${bookingId}/${kind}/${handoverId}`;

/** What the scopes of all protocols of one pick-up or return begin with: begun anew, it has another. */
export const familyOf = (scope: UnsentScope): string => scope.slice(0, scope.lastIndexOf('/') + 1);

/**
 * - `draft`: typed but not confirmed, never sent;
 * - `part`: the answer to one step;
 * - `photo`: a picture for one position;
 * - `signature`: closes the protocol, so it goes out last.
 */
export type UnsentKind = 'draft' | 'part' | 'photo' | 'signature';

export type UnsentItem = {
  /** Grows with every change, so that it tells the order of sending and an outdated item from a newer one. */
  readonly id: number;
  readonly scope: UnsentScope;
  readonly kind: UnsentKind;
  /** The step of a part or draft, the position of a photo; a protocol has one signature. */
  readonly name: string;
  readonly value: unknown;
  /** Why the server did not take it; such an item waits for another value instead of being sent again. */
  readonly refusal?: string;
};

const isToSend = ({ kind, refusal }: UnsentItem): boolean => kind !== 'draft' && refusal === undefined;

/** What goes out next. A signature stays as long as anything that it is about has not arrived, or was not taken. */
export function nextToSend(items: readonly UnsentItem[]): UnsentItem | undefined {
  const answers = items.filter(({ kind }) => kind !== 'draft' && kind !== 'signature');
  if (answers.length > 0) return answers.find(isToSend);
  return items.find(isToSend);
}
