import type { RowText } from '#db/feed/row-change.ts';
import { DAY_MS } from '#domain/time/duration.ts';

const TIMESTAMP =
  /^(?<year>\d{4,})-(?<month>\d\d)-(?<day>\d\d) (?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)(?:\.(?<fraction>\d{1,6}))?(?<sign>[+-])(?<zoneHour>\d\d)(?::(?<zoneMinute>\d\d))?$/;

/** Milliseconds of the epoch, with the microseconds as their fraction. */
function toMs(text: string): number {
  if (text === 'infinity') return Infinity;
  if (text === '-infinity') return -Infinity;
  const parts = TIMESTAMP.exec(text)?.groups;
  if (!parts) throw new RangeError(`${text} is not a moment as the database writes it`);
  const part = (name: string): number => Number(parts[name] ?? 0);
  const whole = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  const micros = Number((parts['fraction'] ?? '').padEnd(6, '0'));
  const zone = (part('zoneHour') * 60 + part('zoneMinute')) * 60_000 * (parts['sign'] === '-' ? -1 : 1);
  return whole - zone + micros / 1000;
}

export function textOf(row: RowText, column: string): string {
  const value = row[column];
  if (value === null || value === undefined) throw new RangeError(`A row came without its ${column}`);
  return value;
}

/**
 * The database counts microseconds, questions are asked in milliseconds. A start is rounded down and an end up, so that
 * both compare with whole milliseconds exactly as before.
 */
export const startOf = (row: RowText, column: string): number => Math.floor(toMs(textOf(row, column)));
export const endOf = (row: RowText, column: string): number => Math.ceil(toMs(textOf(row, column)));

/** Counted from the epoch. */
export const dayOf = (date: string): number => Date.parse(date) / DAY_MS;
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Two numbers that stand for an id among the few of one trailer. */
export const idHead = (id: string): number => Number.parseInt(id.slice(0, 8), 16);
export const idTail = (id: string): number => Number.parseInt(id.slice(-8), 16);
