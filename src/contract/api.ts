import type * as z from 'zod/mini';
import { addressCalls } from './address.ts';
import { adminAuditCalls } from './admin-audit.ts';
import { adminBankCalls } from './admin-bank.ts';
import { adminBillingCalls } from './admin-billing.ts';
import { billingTermsCalls } from './admin-billing-terms.ts';
import { adminDebitCalls } from './admin-debit.ts';
import { adminDunningCalls } from './admin-dunning.ts';
import { adminBookingCalls } from './admin-booking.ts';
import { adminBookingTaxCalls } from './admin-booking-tax.ts';
import { adminExchangeCalls } from './admin-exchange.ts';
import { adminCustomerCalls } from './admin-business-unit.ts';
import { adminDepotCalls } from './admin-depot.ts';
import { adminExportCalls } from './admin-export.ts';
import { adminFigureCalls } from './admin-figure.ts';
import { adminBoardCalls } from './admin-board.ts';
import { adminPlanCalls } from './admin-plan.ts';
import { adminReportCalls } from './admin-report.ts';
import { adminTaskCalls } from './admin-task.ts';
import { adminInvoiceCalls } from './admin-invoice.ts';
import { adminApprovalCalls } from './admin-approval.ts';
import { adminMailCalls } from './admin-mail.ts';
import { adminNoteCalls } from './admin-note.ts';
import { adminOrderCalls } from './admin-order.ts';
import { adminPaymentCalls } from './admin-payment.ts';
import { adminPriceCalls } from './admin-price.ts';
import { adminQuoteCalls } from './admin-quote.ts';
import { adminSearchCalls } from './admin-search.ts';
import { adminServiceCalls } from './admin-service.ts';
import { adminMailWordsCalls } from './admin-mail-words.ts';
import { adminSettingCalls } from './admin-setting.ts';
import { adminPreparationCalls } from './admin-preparation.ts';
import { adminStaffCalls } from './admin-staff.ts';
import { adminViewCalls } from './admin-view.ts';
import { adminTrailerCalls } from './admin-trailer.ts';
import { adminTransferCalls } from './admin-transfer.ts';
import { adsCalls } from './ads.ts';
import { returnCalls } from './booking-end.ts';
import { bookingBillingCalls } from './booking-billing.ts';
import { bookingCalls } from './booking.ts';
import { businessUnitCalls } from './business-unit.ts';
import { cartCalls } from './cart.ts';
import { chargeCalls } from './charge.ts';
import { checkoutCalls } from './checkout.ts';
import { configCalls } from './config.ts';
import { depotCalls } from './depot.ts';
import { legCalls } from './leg.ts';
import { dunningCalls } from './dunning.ts';
import { extensionCalls } from './extension.ts';
import { handoverCalls } from './handover.ts';
import { impersonationCalls } from './impersonation.ts';
import { invoicingCalls } from './invoicing.ts';
import { invoiceCalls } from './invoice.ts';
import { orderCalls } from './order.ts';
import { contactCalls } from './contact.ts';
import { costCalls } from './cost.ts';
import { pageErrorCalls } from './page-error.ts';
import { paymentCalls } from './payment.ts';
import { placeCalls } from './place.ts';
import { positionCalls } from './position.ts';
import { rebookingCalls } from './rebooking.ts';
import { returnChangeCalls } from './return-change.ts';
import { returnPlaceCalls } from './return-place.ts';
import { quoteCalls } from './quote.ts';
import { registrationCalls } from './registration.ts';
import { serviceCalls } from './service.ts';
import { sessionCalls } from './session.ts';
import { statementCalls } from './statement.ts';
import { invitationCalls, teamCalls } from './team.ts';
import { trailerDocumentCalls } from './trailer-document.ts';
import { trailerCalls } from './trailer.ts';
import { uploadCalls } from './upload.ts';
import { userCalls } from './user.ts';
import { type ApiMethod, type BYTES, type FileAnswer, withWorkbooks } from './call.ts';
import type { Answer } from './shape.ts';

/** Every call of the API: the one list from which its server, its document, its rights and its client follow. */
export const API_CALLS = withWorkbooks({
  ...addressCalls,
  ...adminAuditCalls,
  ...adminBankCalls,
  ...adminBillingCalls,
  ...billingTermsCalls,
  ...adminDebitCalls,
  ...adminDunningCalls,
  ...adminBookingCalls,
  ...adminBookingTaxCalls,
  ...adminExchangeCalls,
  ...adminNoteCalls,
  ...adminCustomerCalls,
  ...adminDepotCalls,
  ...adminExportCalls,
  ...adminFigureCalls,
  ...adminReportCalls,
  ...adminBoardCalls,
  ...adminPlanCalls,
  ...adminTaskCalls,
  ...adminInvoiceCalls,
  ...adminApprovalCalls,
  ...adminMailCalls,
  ...adminOrderCalls,
  ...adminPaymentCalls,
  ...adminPriceCalls,
  ...adminQuoteCalls,
  ...adminSearchCalls,
  ...adminServiceCalls,
  ...adminMailWordsCalls,
  ...adminSettingCalls,
  ...adminPreparationCalls,
  ...adminStaffCalls,
  ...adminViewCalls,
  ...adminTrailerCalls,
  ...adminTransferCalls,
  ...adsCalls,
  ...returnCalls,
  ...bookingBillingCalls,
  ...bookingCalls,
  ...businessUnitCalls,
  ...cartCalls,
  ...chargeCalls,
  ...checkoutCalls,
  ...configCalls,
  ...depotCalls,
  ...legCalls,
  ...extensionCalls,
  ...rebookingCalls,
  ...returnChangeCalls,
  ...handoverCalls,
  ...returnPlaceCalls,
  ...impersonationCalls,
  ...dunningCalls,
  ...invoiceCalls,
  ...invoicingCalls,
  ...orderCalls,
  ...contactCalls,
  ...costCalls,
  ...pageErrorCalls,
  ...paymentCalls,
  ...placeCalls,
  ...positionCalls,
  ...quoteCalls,
  ...registrationCalls,
  ...serviceCalls,
  ...sessionCalls,
  ...statementCalls,
  ...invitationCalls,
  ...teamCalls,
  ...trailerDocumentCalls,
  ...trailerCalls,
  ...uploadCalls,
  ...userCalls,
});

type Declared = typeof API_CALLS;

/** The paths that answer to a method. */
export type ApiPath<Method extends ApiMethod> = {
  [Key in keyof Declared]: Key extends `${Method} ${infer Path}` ? Path : never;
}[keyof Declared];

export type ApiCallOf<Method extends ApiMethod, Path extends ApiPath<Method>> = Declared[`${Method} ${Path}` &
  keyof Declared];

/** What the body of a call has to be; a file is sent as it is. */
export type SentBody<Body> = Body extends typeof BYTES ? Blob : Body extends z.ZodMiniType ? z.input<Body> : never;

/** The query of a call as it is sent: texts, numbers and lists of them. */
export type SentQuery<Query> = Query extends z.ZodMiniType
  ? { readonly [Name in keyof z.input<Query>]: z.input<Query>[Name] | number }
  : never;

export type AnswerOf<Declaration> = Declaration extends { answer: infer Schema extends z.ZodMiniType }
  ? Answer<Schema>
  : Declaration extends { answer: FileAnswer }
    ? Blob
    : undefined;
