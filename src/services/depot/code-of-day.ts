import { createHmac, timingSafeEqual } from 'node:crypto';

type Day = {
  readonly depotId: string;
  /** By the depot's calendar. */
  readonly day: string;
};

const DIGITS = 6;

/** What the people of a depot know on one day, and nobody can tell without the installation's secret. Never stored. */
export const codeOfDay = (secretKey: string, { depotId, day }: Day): string => {
  const drawn = createHmac('sha256', secretKey).update(`depot-code.${depotId}.${day}`).digest().readBigUInt64BE();
  return String(drawn % BigInt(10 ** DIGITS)).padStart(DIGITS, '0');
};

/** Takes as long for a wrong code as for a right one. */
export function isCodeOfDay(secretKey: string, day: Day, code: string): boolean {
  const expected = Buffer.from(codeOfDay(secretKey, day));
  const given = Buffer.from(code);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
