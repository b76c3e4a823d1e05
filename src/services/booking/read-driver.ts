import type { BookingRow } from '#db/booking/booking.queries.ts';
import { ok } from '#domain/result.ts';
import { toNationalPhone } from '#domain/user/national-phone.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import type { BookingChange } from './act-on-booking.ts';

type Sent = { readonly driverName?: string | null | undefined; readonly driverPhone?: string | null | undefined };
type Context = { readonly booking: Pick<BookingRow, 'driverName' | 'driverPhone'>; readonly country: string };

/**
 * Who drives, as it was sent: what was not sent stays, but another driver does not keep the phone of the one before. The
 * log cannot be erased, so it says that driver and number are others, and not which.
 */
export function readDriver(sent: Sent, { booking, country }: Context): Outcome<Required<BookingChange>> {
  const name = sent.driverName === undefined ? booking.driverName : sent.driverName || null;
  const hasOtherDriver = name !== booking.driverName;
  const kept = hasOtherDriver ? null : booking.driverPhone;
  const phone = sent.driverPhone ? toNationalPhone(sent.driverPhone, country) : null;
  if (phone === undefined) return refuseFields({ driverPhone: 'phone' });
  const driverPhone = sent.driverPhone === undefined ? kept : phone;
  const hasOtherPhone = driverPhone !== booking.driverPhone;
  return ok({
    changes: { ...(hasOtherDriver && { driverName: name }), ...(hasOtherPhone && { driverPhone }) },
    data: { ...(hasOtherDriver && { hasOtherDriver }), ...(hasOtherPhone && { hasOtherPhone }) },
  });
}
