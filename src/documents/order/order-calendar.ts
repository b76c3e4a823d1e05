import type { FactualPaper } from '#contract/document.ts';
import { createOrderText, factsOf, toAddress } from './order-text.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';

const LINE_END = '\r\n';
const LONGEST_LINE = 75;

/** Commas, semicolons and line breaks mean something in a calendar file. */
const escape = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** `20261120T080000Z` */
const toStamp = (at: string | Date): string => new Date(at).toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '');

/** Lines longer than 75 bytes go on in the next one, which begins with a space; characters stay whole. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    const room = parts.length === 0 ? LONGEST_LINE : LONGEST_LINE - 1;
    if (Buffer.byteLength(part + character) > room) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join(`${LINE_END} `);
}

/** The pick-up and the return of every line as an event at its depot (RFC 5545). */
export function writeOrderCalendar({ order, facts, locale }: FactualPaper, now: Date): string {
  const text = createOrderText(locale);
  const isOff = ['cancelled', 'rejected', 'expired'].includes(order.status);
  const events = order.lineItems.flatMap((line) =>
    (['pickUp', 'return'] as const).map((kind) => {
      const at = kind === 'pickUp' ? line.from : line.to;
      const elsewhere = kind === 'return' ? line.returnDepot : null;
      const { name, city, lat, lon } = elsewhere ?? line.depot;
      const known = factsOf(facts.lines, line);
      const place = elsewhere ? known?.returnAddress : known;
      const address = place ? toAddress(place, city) : city;
      return [
        'BEGIN:VEVENT',
        `UID:${line.id}-${kind}@trailyard`,
        `DTSTAMP:${toStamp(now)}`,
        `SEQUENCE:${line.version}`,
        `DTSTART:${toStamp(at)}`,
        `DTEND:${toStamp(new Date(Date.parse(at) + 30 * MINUTE_MS))}`,
        `SUMMARY:${escape(text.say(`calendar.${kind}`, { trailer: line.trailer.number }))}`,
        `DESCRIPTION:${escape(`${line.number}\n${text.trailer(line)}`)}`,
        `LOCATION:${escape(`${name}, ${address}`)}`,
        `GEO:${lat};${lon}`,
        `STATUS:${isOff || line.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
        'END:VEVENT',
      ];
    }),
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trailyard//Orders//EN',
    'CALSCALE:GREGORIAN',
    ...events.flat(),
    'END:VCALENDAR',
  ];
  return lines.map(fold).join(LINE_END).concat(LINE_END);
}
