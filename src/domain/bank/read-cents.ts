const AMOUNT = /^(\d{1,13})(?:\.(\d{1,5}))?$/;

/**
 * Cents out of the digits of an amount; a calculation with fractions would be off by one sooner or later. Banks may write
 * up to five decimals, of which those behind the cents have to be zeros. Undefined if it is no such amount.
 */
export function readCents(text: string): number | undefined {
  const [, whole, decimals = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined || !/^0*$/.test(decimals.slice(2))) return undefined;
  return Number(whole + decimals.slice(0, 2).padEnd(2, '0'));
}
