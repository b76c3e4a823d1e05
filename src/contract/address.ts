import type { AddressField } from '#domain/account/fields.ts';

/** An address of the business unit, as the API answers it. */
export type Address = { readonly [F in AddressField]: string | null } & {
  readonly id: string;
  readonly version: number;
};
