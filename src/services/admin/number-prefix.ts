/** `131` */
const SHORT = /^\d{1,6}$/;
/** `O-26-000131`, `o26000131-2` */
const LONG = /^O-?(\d{2})-?(\d{0,6})(?:-(\d{1,3}))?$/i;
const DIGITS = 6;

/**
 * With what the numbers of orders and bookings begin that somebody may mean: the end of one is enough, of this year or
 * the last. Nothing for words that are no number.
 */
export function toNumberPrefixes(q: string, now: Date): readonly string[] {
  const typed = q.replaceAll(/\s/g, '');
  if (SHORT.test(typed)) {
    const year = now.getUTCFullYear() % 100;
    return [year, year - 1].map((short) => `O-${String(short).padStart(2, '0')}-${typed.padStart(DIGITS, '0')}`);
  }
  const [, year, sequence, line] = LONG.exec(typed) ?? [];
  if (year === undefined || sequence === undefined) return [];
  return [`O-${year}-${sequence}${line === undefined ? '' : `-${line}`}`];
}
