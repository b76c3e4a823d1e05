/** Where the readers of a language mostly are; whoever writes only digits or a name that many have means these first. */
const HOME: Readonly<Record<string, readonly string[]>> = {
  de: ['DE', 'AT', 'CH'],
  en: ['GB', 'IE'],
  es: ['ES'],
  fr: ['FR', 'BE', 'CH', 'LU'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  ro: ['RO', 'MD'],
  ru: [],
};

/** The trade of the shop, by weight. */
const TRADE = ['DE', 'NL', 'BE', 'FR', 'PL', 'AT', 'IT', 'ES', 'RO', 'CZ', 'CH', 'DK', 'HU', 'SK', 'SI', 'SE', 'LU'];

export const isAtHome = (language: string, country: string): boolean => HOME[language]?.includes(country) ?? false;

/** Smaller comes first. */
export function nearnessOf(language: string, country: string): number {
  const home = HOME[language] ?? [];
  const order = [...home, ...TRADE.filter((other) => !home.includes(other))];
  const at = order.indexOf(country);
  return at === -1 ? order.length : at;
}
