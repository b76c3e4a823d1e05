const SHAPE = /^([A-Z]{2})(\d{2})[A-Z0-9]{3}([A-Z0-9]{1,28})$/;

/** The identifier of who collects direct debits, or undefined if its check digits are others. Three characters are the creditor's own. */
export function toCreditorId(text: string): string | undefined {
  const id = text.replaceAll(/\s/g, '').toUpperCase();
  const [, country, check, national] = SHAPE.exec(id) ?? [];
  if (country === undefined || check === undefined || national === undefined) return undefined;
  const digits = `${national}${country}${check}`.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n ? id : undefined;
}
