/** A public holiday, `YYYY-MM-DD`, with its name in the language asked for or else in that of its country. */
export type Holiday = { readonly date: string; readonly name: string };

/** Public holidays of a country or region such as `NL` or `DE-HH`. */
export type HolidaysPort = {
  listHolidays(region: string, year: number, locale?: string): Promise<readonly Holiday[]>;
};
