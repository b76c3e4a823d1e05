const SHAPE = /^([A-Z]{2})(\d{2})[A-Z0-9]{3}([A-Z0-9]{1,28})$/;

/** The identifier of who collects direct debits, or undefined if its check digits are others. Three characters are the creditor's own. */
export function toCreditorId(text: string): string | undefined {
  const id = text.replaceAll(/\s/g, '').toUpperCase();
  const [, country, check, national] = SHAPE.exec(id) ?? [];
  if (country === undefined || check === undefined || national === undefined) return undefined;
  const digits = [...`${national}${country}${check}`].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1 ? id : undefined;
}
