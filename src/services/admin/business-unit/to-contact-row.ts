import type { UnitContactInput } from '#contract/admin-business-unit.ts';
import { toPhone } from '#domain/user/phone.ts';

/** A contact as it is kept: phones in one spelling, nothing where nothing was said. */
export const toContactRow = ({ name, duty, phone, email }: UnitContactInput) => ({
  name,
  duty: duty || null,
  phone: (phone && toPhone(phone)) || null,
  email: email || null,
});
