import type { HandoverObstacle } from '#domain/handover/handover-check.ts';
import type { Address } from './address.ts';
import type { PeriodConflict, SwapCandidate } from './admin-booking.ts';
import type { BillingTerms } from './admin-billing-terms.ts';
import type { AdminUnit } from './admin-business-unit.ts';
import type { AdminUser } from './admin-user.ts';
import type { AdminDepot, StrandedBooking } from './admin-depot.ts';
import type { MailWordsAnswer } from './admin-mail-words.ts';
import type { Note } from './admin-note.ts';
import type { AdminOrder } from './admin-order.ts';
import type { PlanChange } from './admin-plan.ts';
import type { AdminPriceList } from './admin-price.ts';
import type { AdminServiceRow } from './admin-service.ts';
import type { Setting } from './admin-setting.ts';
import type { AdminTrailer, BlockingBooking } from './admin-trailer.ts';
import type { ReturnOutlook } from './booking-end.ts';
import type { BookingConflict, BookingNow } from './booking.ts';
import type { BusinessUnit } from './business-unit.ts';
import type { Cart } from './cart.ts';
import type { PriceChanged, TrailerTaken } from './checkout.ts';
import type { ErrorCode } from './error-code.ts';
import type { ExtensionTaken, ExtensionUnpaid } from './extension.ts';
import type { Handover } from './handover.ts';
import type { QuoteSummary } from './quote.ts';
import type { RebookingTaken } from './rebooking.ts';
import type { Invitation, TeamMember } from './team.ts';

type OrderNow = Pick<AdminOrder, 'status' | 'paymentStatus' | 'version'>;

/** What a change was meant for, as somebody else has left it; it is missing if it can no longer be read. */
type StaleVersion = {
  readonly current?:
    | Address
    | AdminDepot
    | AdminPriceList
    | AdminServiceRow
    | AdminTrailer
    | AdminUnit
    | AdminUser
    | BillingTerms
    | BusinessUnit
    | Invitation
    | MailWordsAnswer
    | Note
    | OrderNow
    | Pick<Handover, 'version'>
    | Setting
    | TeamMember
    | readonly BookingNow[];
};

/** What keeps a trailer or a depot as it is. */
type InTheWay = { readonly inTheWay: readonly (BlockingBooking | StrandedBooking)[] };

/** What a problem says beyond its code; those of other codes say nothing more. */
export type ProblemDetails = {
  readonly 'plan-stale': { readonly changes: readonly PlanChange[] };
  readonly 'stale-version': StaleVersion;
  readonly 'illegal-state': Partial<BookingConflict> &
    Partial<InTheWay> &
    Partial<Pick<AdminPriceList, 'missingClasses'>> & {
      readonly current?: OrderNow;
      readonly reason?: 'handoverOpen';
      readonly possibleFrom?: string;
    };
  readonly 'trailer-taken': Partial<Omit<TrailerTaken, 'reason'>> &
    Partial<Omit<ExtensionTaken, 'reason'>> &
    Partial<InTheWay> & {
      readonly reason?:
        | TrailerTaken['reason']
        | ExtensionTaken['reason']
        | RebookingTaken['reason']
        | NonNullable<SwapCandidate['reason']>;
      readonly conflicts?: readonly PeriodConflict[];
    };
  readonly 'too-few-free': { readonly free: number };
  readonly 'price-changed': PriceChanged;
  readonly 'quote-closed': Pick<QuoteSummary, 'state'>;
  readonly 'cart-changed': Pick<Cart, 'version'>;
  readonly 'billing-incomplete': Pick<Cart, 'missing'>;
  readonly 'payment-first': ExtensionUnpaid;
  readonly 'hold-paused': { readonly until: string };
  readonly 'trailer-incomplete': Pick<AdminTrailer, 'gaps'>;
  readonly 'handover-incomplete': { readonly obstacles: readonly HandoverObstacle[] };
  readonly 'depot-code-wrong': { readonly triesLeft: number };
  readonly 'depot-code-locked': { readonly triesLeft: number };
  readonly 'invalid-fields': { readonly items?: readonly ReturnOutlook[] };
};

export type DetailsOf<Code extends ErrorCode> = ProblemDetails[Code & keyof ProblemDetails];
