const E164 = /^\+[1-9]\d{6,14}$/;

/** A phone number in E.164, or undefined. Spaces, hyphens, slashes, dots, brackets and a leading 00 are mended. */
export function toPhone(input: string): string | undefined {
  const compact = input.replaceAll(/[\s\-/.()]/g, '').replace(/^00/, '+');
  return E164.test(compact) ? compact : undefined;
}
