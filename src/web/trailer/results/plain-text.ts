/** Without accents and case, so that `Koln` and `munchen` are found too. */
export const plainText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
