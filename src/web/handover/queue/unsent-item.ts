/** Whose pick-up or return something belongs to: the person, the booking and which of the two it is. */
export type UnsentScope = string;

export const toScope = (userId: string, bookingId: string, kind: string): UnsentScope =>
  `${userId}/${bookingId}/${kind}`;

/**
 * - `draft`: typed but not confirmed, never sent;
 * - `part`: the answer to one step;
 * - `photo`: a picture for one position.
 */
export type UnsentKind = 'draft' | 'part' | 'photo';

export type UnsentItem = {
  /** Grows with every change, so that it tells the order of sending and an outdated item from a newer one. */
  readonly id: number;
  readonly scope: UnsentScope;
  readonly kind: UnsentKind;
  /** The step of a part or draft, the position of a photo. */
  readonly name: string;
  readonly value: unknown;
  /** Why the server did not take it; such an item waits for another value instead of being sent again. */
  readonly refusal?: string;
};

export const isToSend = ({ kind, refusal }: UnsentItem): boolean => kind !== 'draft' && refusal === undefined;
