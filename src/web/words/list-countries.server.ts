import { COMPANY_COUNTRIES } from '#domain/address/country.ts';
import type { PageRequest } from '#web/request-context.server.ts';

/** The countries of companies to choose from, in the order of their names. */
export const listCountries = ({ format, locale }: Pick<PageRequest, 'format' | 'locale'>) =>
  COMPANY_COUNTRIES.map((id) => ({ id, label: format.country(id) })).toSorted((a, b) =>
    a.label.localeCompare(b.label, locale),
  );
