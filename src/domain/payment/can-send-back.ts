import { addDays } from '../time/wall-clock.ts';
import type { PaymentKind } from './payment-kind.ts';

/** So long a bank takes a debit back without asking. */
const RETURN_DAYS = 56;

/** Money that was collected may still be taken back: sent back before that, it would be gone twice. */
export const canSendBack = (
  { kind, bookedOn }: { readonly kind: PaymentKind; readonly bookedOn: string },
  today: string,
): boolean => kind !== 'directDebit' || today > addDays(bookedOn, RETURN_DAYS);
