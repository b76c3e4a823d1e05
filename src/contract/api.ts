import type { AddressCalls } from './address.ts';
import type { AdminBookingCalls } from './admin-booking.ts';
import type { AdminFigureCalls } from './admin-figure.ts';
import type { AdminOrderCalls } from './admin-order.ts';
import type { AdminAuditCalls } from './admin-audit.ts';
import type { AdminCustomerCalls } from './admin-customer.ts';
import type { AdminMailCalls } from './admin-mail.ts';
import type { AdminDepotCalls } from './admin-depot.ts';
import type { AdminPriceCalls } from './admin-price.ts';
import type { AdminServiceCalls } from './admin-service.ts';
import type { AdminTrailerCalls } from './admin-trailer.ts';
import type { AdsCalls } from './ads.ts';
import type { ReturnCalls } from './booking-end.ts';
import type { BookingCalls } from './booking.ts';
import type { BusinessUnitCalls } from './business-unit.ts';
import type { CartCalls } from './cart.ts';
import type { CheckoutCalls } from './checkout.ts';
import type { DepotCalls } from './depot.ts';
import type { HandoverCalls } from './handover.ts';
import type { ExtensionCalls } from './extension.ts';
import type { ImpersonationCalls } from './impersonation.ts';
import type { OrderCalls } from './order.ts';
import type { PageErrorCalls } from './page-error.ts';
import type { PaymentCalls } from './payment.ts';
import type { PositionCalls } from './position.ts';
import type { RegistrationCalls } from './registration.ts';
import type { ServiceCalls } from './service.ts';
import type { SessionCalls } from './session.ts';
import type { TeamCalls } from './team.ts';
import type { TrailerCalls } from './trailer.ts';
import type { TrailerDocumentCalls } from './trailer-document.ts';
import type { UploadCalls } from './upload.ts';
import type { UserCalls } from './user.ts';

/** One call of the API. What is absent is not sent. */
export type ApiCall = {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
};

/**
 * Every call of the API under `METHOD /path/{parameter}`. A noun declares its calls beside its schemas and is added to
 * this list; the client of the browser takes all its types from here.
 */
export interface ApiCalls
  extends
    AddressCalls,
    AdminDepotCalls,
    AdminPriceCalls,
    AdminServiceCalls,
    AdminTrailerCalls,
    AdminAuditCalls,
    AdminCustomerCalls,
    AdminMailCalls,
    AdminBookingCalls,
    AdminFigureCalls,
    AdminOrderCalls,
    AdsCalls,
    BookingCalls,
    BusinessUnitCalls,
    CartCalls,
    CheckoutCalls,
    DepotCalls,
    HandoverCalls,
    ExtensionCalls,
    ImpersonationCalls,
    OrderCalls,
    PageErrorCalls,
    PaymentCalls,
    PositionCalls,
    RegistrationCalls,
    ReturnCalls,
    ServiceCalls,
    SessionCalls,
    TeamCalls,
    TrailerCalls,
    TrailerDocumentCalls,
    UploadCalls,
    UserCalls {}

export type ApiMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** The paths that answer to a method. */
export type ApiPath<Method extends ApiMethod> = {
  [Key in keyof ApiCalls]: Key extends `${Method} ${infer Path}` ? Path : never;
}[keyof ApiCalls];

export type ApiCallOf<Method extends ApiMethod, Path extends ApiPath<Method>> = ApiCalls[`${Method} ${Path}` &
  keyof ApiCalls];

/** The names in the braces of a path. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;
