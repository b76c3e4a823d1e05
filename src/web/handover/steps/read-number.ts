/** A number as people type it: `120 500`, `120.500`, `8,5`. Groups of three digits are thousands. */
export function readNumber(typed: string): number | undefined {
  const digits = typed.replaceAll(/[\s  '’]/g, '');
  const plain = /^\d{1,3}([.,]\d{3})+$/.test(digits) ? digits.replaceAll(/[.,]/g, '') : digits.replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
