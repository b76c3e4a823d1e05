/** Where a trailer was last seen. */
export type Position = {
  readonly lat: number;
  readonly lon: number;
  readonly at: string;
  readonly speedKmh: number | null;
  /** The place nearby, if its name is known. */
  readonly place: string | null;
};

/** `notOnRent`: shown only while the customer has the trailer. `noTelematics`: it has no transmitter. */
export type NoPosition = 'notOnRent' | 'noTelematics' | 'noSignal';

export type PositionAnswer =
  | { readonly position: Position; readonly reason: null }
  | { readonly position: null; readonly reason: NoPosition };

export interface PositionCalls {
  'GET /api/bookings/{id}/position': { answer: PositionAnswer };
}
