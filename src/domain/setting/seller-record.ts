import type { Seller } from '#domain/invoice/seller-channel.ts';
import type { SELLER_FIELDS } from './setting-group.ts';

type SellerRecord = Readonly<Record<keyof typeof SELLER_FIELDS, string>>;

/** A seller as flat as a form has it. How its documents travel is no part of it. */
export const toSellerRecord = ({
  name,
  address,
  vatId,
  taxNumber,
  register,
  directors,
  contact,
}: Seller): SellerRecord => ({
  name,
  street: address.street,
  addressLine2: address.addressLine2 ?? '',
  postalCode: address.postalCode,
  city: address.city,
  region: address.region ?? '',
  country: address.country,
  vatId,
  taxNumber,
  register: register ?? '',
  directors: directors ?? '',
  contactName: contact.name,
  phone: contact.phone,
  email: contact.email,
});

const orNull = (text: string): string | null => (text === '' ? null : text);

/** The seller that such a record makes of the one in the environment. */
export const toSeller = (standard: Seller, record: SellerRecord): Seller => ({
  ...standard,
  name: record.name,
  address: {
    street: record.street,
    addressLine2: orNull(record.addressLine2),
    postalCode: record.postalCode,
    city: record.city,
    region: orNull(record.region),
    country: record.country,
  },
  vatId: record.vatId,
  taxNumber: record.taxNumber,
  register: orNull(record.register),
  directors: orNull(record.directors),
  contact: { name: record.contactName, phone: record.phone, email: record.email },
});
