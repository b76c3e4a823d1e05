import { toNationalPhone } from '#domain/user/national-phone.ts';

/** A phone number as its country writes it, made fit to be dialled from abroad. What is none stays as it was typed. */
export const withNationalPhone = <Values extends { readonly phone: string }>(
  values: Values,
  country: string,
): Values => ({ ...values, phone: toNationalPhone(values.phone, country) ?? values.phone });
