/** Countries whose addresses name a province or county. Elsewhere the postal code says it. */
const WITH_REGION: ReadonlySet<string> = new Set(['ES', 'IE', 'IT', 'RO', 'RU', 'TR', 'UA', 'US', 'CA']);

export const hasRegion = (country: string): boolean => WITH_REGION.has(country);

/** Countries that write the number of the house before the street. */
const NUMBER_FIRST: ReadonlySet<string> = new Set(['FR', 'GB', 'IE', 'LU', 'US', 'CA']);

type Lines = {
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
};

const join = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ');

/** Street and place as the post of the country expects them; parts that are missing leave no gap. */
export function toAddressLines({ street, houseNumber, postalCode, city, region, country }: Lines): readonly string[] {
  const isNumberFirst = country !== null && NUMBER_FIRST.has(country);
  const streetLine = isNumberFirst ? join(houseNumber, street) : join(street, houseNumber);
  const place = join(postalCode, city);
  const hasProvince = region !== null && region !== '' && country !== null && hasRegion(country);
  return [streetLine, hasProvince ? `${place} (${region})` : place].filter((line) => line !== '');
}
