/** Two wall times of a depot, `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`. */
export type WallPeriod = { readonly from: string; readonly to: string };

const timeOf = (wall: string): string => wall.slice(10);

/** The chosen days, at the times of day chosen before. */
export const onDays = (period: WallPeriod, first: string, last: string): WallPeriod => ({
  from: first + timeOf(period.from),
  to: last + timeOf(period.to),
});
