/** A reason that every act of the operator on a booking takes. */
export const BECAUSE = { reason: { kind: 'customerWish' } } as const;
