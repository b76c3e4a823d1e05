/** Two wall times of a depot, `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`. */
export type WallPeriod = { readonly from: string; readonly to: string };

const DAY_MS = 86_400_000;
const dayOf = (wall: string): string => wall.slice(0, 10);
const timeOf = (wall: string): string => wall.slice(10);

/** So many calendar days later, at the same time of day if it has one. */
export function addDays(wall: string, days: number): string {
  const later = new Date(Date.parse(`${dayOf(wall)}T00:00:00Z`) + days * DAY_MS);
  return later.toISOString().slice(0, 10) + timeOf(wall);
}

/** The chosen days, at the times of day chosen before. */
export const onDays = (period: WallPeriod, first: string, last: string): WallPeriod => ({
  from: first + timeOf(period.from),
  to: last + timeOf(period.to),
});
