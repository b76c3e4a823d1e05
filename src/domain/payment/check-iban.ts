import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';

/** An IBAN in its electronic form, or undefined if it is none that a direct debit can be drawn on. */
export function toIban(text: string): string | undefined {
  const iban = electronicFormatIBAN(text.trim());
  return iban !== null && isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2)) ? iban : undefined;
}
