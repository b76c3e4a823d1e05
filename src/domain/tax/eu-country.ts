/** Member states of the European Union, as ISO 3166 alpha-2 codes. */
const EU_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

export const isEuCountry = (country: string): boolean => EU_COUNTRIES.has(country);
