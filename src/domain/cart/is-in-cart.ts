/** A trailer that lies in a cart, from one instant to another. */
export type CartStay = { readonly trailerId: string; readonly from: string; readonly to: string };

/** Whether the cart wants the trailer at some time within the period; without a period, at any time. */
export const isInCart = (
  stays: readonly CartStay[],
  trailerId: string,
  period?: { readonly from: string; readonly to: string },
): boolean =>
  stays.some(
    (stay) =>
      stay.trailerId === trailerId &&
      (period === undefined ||
        (Date.parse(stay.from) < Date.parse(period.to) && Date.parse(period.from) < Date.parse(stay.to))),
  );
