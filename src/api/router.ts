import { implementAdminBoard } from './board/admin-board.ts';
import { implementAdminPlans } from './plan/admin-plan.ts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { ShownConfig } from '#contract/config.ts';
import type { Deps } from '#services/deps.ts';
import { implementAddresses } from './address/address.ts';
import { implementAdminAudit } from './audit/admin-audit.ts';
import { implementStatements } from './account/statement.ts';
import { implementAdminCustomers } from './business-unit/admin-business-unit.ts';
import { implementAdminDepots } from './depot/admin-depot.ts';
import { implementImpersonation } from './session/admin-impersonation.ts';
import { implementAdminPrices } from './price/admin-price.ts';
import { implementAdminServices } from './service/admin-service.ts';
import { implementAdminTrailers } from './trailer/admin-trailer.ts';
import { implementAdminTransfers } from './transfer/admin-transfer.ts';
import { implementAdminApprovals } from './approval/admin-approval.ts';
import { implementAdminMails } from './mail/admin-mail.ts';
import { implementAdminMailWords } from './mail/admin-mail-words.ts';
import { implementAdminSettings } from './setting/admin-setting.ts';
import { implementAdminPreparations } from './booking/admin-preparation.ts';
import { implementAdminStaff } from './staff/admin-staff.ts';
import { implementAdminViews } from './view/admin-view.ts';
import { implementBusinessUnit } from './business-unit/business-unit.ts';
import { implementAdminBank } from './bank/admin-bank.ts';
import { implementAdminBilling } from './billing/admin-billing.ts';
import { implementAdminInvoices } from './invoice/admin-invoice.ts';
import { implementCharges } from './charge/charge.ts';
import { implementAdminDebits } from './debit/admin-debit.ts';
import { implementAdminDunning } from './dunning/admin-dunning.ts';
import { implementDunning } from './dunning/dunning.ts';
import { implementAdminExports } from './export/admin-export.ts';
import { implementAdminBookings } from './booking/admin-booking.ts';
import { implementAdminExchanges } from './booking/admin-exchange.ts';
import { implementAdminBookingTax } from './booking/admin-booking-tax.ts';
import { implementAdminFigures } from './figure/admin-figure.ts';
import { implementAdminReports } from './figure/admin-report.ts';
import { implementAdminTasks } from './figure/admin-task.ts';
import { implementAdminNotes } from './note/admin-note.ts';
import { implementAdminOrders } from './order/admin-order.ts';
import { implementAdminSearch } from './search/admin-search.ts';
import { implementAds } from './order/ads.ts';
import { implementBookingDocuments } from './booking/booking-document.ts';
import { implementBookings } from './booking/booking.ts';
import { implementCart } from './cart/cart.ts';
import { implementCheckout } from './checkout/checkout.ts';
import { implementConfig } from './config/config.ts';
import { implementCosts } from './cost/cost.ts';
import { implementLegs } from './leg/leg.ts';
import { implementDepots } from './depot/depot.ts';
import type { ApiEnv } from './env.ts';
import { implementHandovers } from './handover/handover.ts';
import { serve } from './implement.ts';
import { implementInvoices } from './invoice/invoice.ts';
import { implementInvitations } from './team/invitation.ts';
import type { LanguageOf } from './language.ts';
import { checkRights, type RightsTable } from './middleware/check-rights.ts';
import { refuseForeignOrigin } from './middleware/refuse-foreign-origin.ts';
import { requireJson } from './middleware/require-json.ts';
import { addDocumentation } from './openapi.ts';
import { implementOrders } from './order/order.ts';
import { isOverload } from './overload.ts';
import { implementContact } from './contact/contact.ts';
import { implementPageErrors } from './fault/page-error.ts';
import { implementAdminPayment } from './payment/admin-payment.ts';
import { implementPayment } from './payment/payment.ts';
import { implementPlaces } from './place/place.ts';
import { problem } from './problem.ts';
import { implementAdminQuotes } from './quote/admin-quote.ts';
import { implementQuotes } from './quote/quote.ts';
import { implementRegistrations } from './registration/registration.ts';
import { RIGHTS_TABLE } from './rights-table.ts';
import { implementServices } from './service/service.ts';
import { implementSessions } from './session/session.ts';
import { implementTeam } from './team/team.ts';
import { implementTrailers } from './trailer/trailer.ts';
import { isUnstorable } from './unstorable.ts';
import { implementUploads } from './upload/upload.ts';
import { implementUsers } from './user/user.ts';

const LARGEST_BODY = 100 * 1024;
/** Two signatures are pictures. */
const LARGEST_SIGNING = 300 * 1024;
const SIGNING = /^\/api\/bookings\/[^/]+\/handovers\/[^/]+\/sign$/;
const UPLOADS = [
  /^\/api\/uploads\/[^/]+$/,
  /^\/api\/admin\/bank-statements$/,
  /^\/api\/admin\/trailers\/[^/]+\/(?:photos|documents)\/[^/]+$/,
  /^\/api\/bookings\/[^/]+\/handovers\/[^/]+\/photos\/[^/]+$/,
];
const isUpload = (path: string) => UPLOADS.some((pattern) => pattern.test(path));

export type ApiOptions = {
  readonly deps: Deps;
  readonly publicConfig: ShownConfig;
  readonly origin: string;
  readonly languageOf: LanguageOf;
  /** Empty where services have to refuse by themselves, as in the test that they do. */
  readonly rights?: RightsTable;
  /** In development and in tests: an answer that differs from what its call declares is an error. */
  readonly checksAnswers?: boolean;
};

export function createApi({
  deps,
  publicConfig,
  origin,
  languageOf,
  rights = RIGHTS_TABLE,
  checksAnswers = false,
}: ApiOptions) {
  const api = new Hono<ApiEnv>().basePath('/api');
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, methods) => problem(c, 'method-not-allowed', {}, { Allow: methods.join(', ') }),
    }),
  );
  api.use(refuseForeignOrigin(() => origin));
  api.use(checkRights(rights, deps.settings));
  api.use((c, next) => {
    c.set('getLanguage', () => languageOf(c.req.raw));
    return next();
  });
  api.use(requireJson(isUpload));
  const limitTo = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => problem(c, 'too-large') });
  const [limit, signingLimit] = [limitTo(LARGEST_BODY), limitTo(LARGEST_SIGNING)];
  api.use(async (c, next) => {
    if (isUpload(c.req.path)) return next();
    return SIGNING.test(c.req.path) ? signingLimit(c, next) : limit(c, next);
  });
  api.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });

  for (const noun of implementAll({ deps, publicConfig, languageOf })) serve(api, noun, { checksAnswers });
  addDocumentation(api);

  api.all('*', (c) => problem(c, 'not-found'));
  api.onError((error, c) => {
    if (error instanceof HTTPException && error.status === 400) return problem(c, 'bad-request');
    if (isUnstorable(error)) return problem(c, 'invalid-fields');
    c.get('log').error({ err: error }, 'call failed');
    return isOverload(error) ? problem(c, 'unavailable', {}, { 'Retry-After': '1' }) : problem(c, 'internal');
  });
  return api;
}

function implementAll({ deps, publicConfig, languageOf }: Pick<ApiOptions, 'deps' | 'publicConfig' | 'languageOf'>) {
  return [
    implementConfig(publicConfig),
    implementSessions(deps),
    implementUsers(deps),
    implementAddresses(deps),
    implementBusinessUnit(deps),
    implementTeam(deps),
    implementInvitations(deps),
    implementUploads(deps),
    implementRegistrations(deps),
    implementImpersonation(deps),
    implementAdminCustomers(deps),
    implementAdminInvoices(deps, languageOf),
    implementAdminApprovals(deps),
    implementAdminMails(deps),
    implementAdminMailWords(deps),
    implementAdminSettings(deps),
    implementAdminPreparations(deps),
    implementAdminStaff(deps),
    implementAdminViews(deps),
    implementAdminAudit(deps),
    implementTrailers(deps, languageOf),
    implementDepots(languageOf),
    implementLegs(),
    implementPlaces(deps, languageOf),
    implementServices(deps, languageOf),
    implementCart(deps),
    implementCheckout(deps),
    implementOrders(deps),
    implementQuotes(deps),
    implementBookings(deps),
    implementCharges(deps),
    implementHandovers(deps),
    implementBookingDocuments(deps),
    implementInvoices(deps, languageOf),
    implementStatements(deps, languageOf),
    implementCosts(deps),
    implementPayment(deps),
    implementAds(deps),
    implementContact(deps),
    implementPageErrors(deps),
    implementAdminFigures(deps),
    implementAdminReports(deps),
    implementAdminBoard(deps),
    implementAdminPlans(deps),
    implementAdminTasks(deps),
    implementAdminSearch(deps),
    implementAdminOrders(deps),
    implementAdminBank(deps),
    implementAdminBilling(deps),
    implementAdminDebits(deps),
    implementAdminDunning(deps),
    implementDunning(deps),
    implementAdminExports(deps),
    implementAdminPayment(deps),
    implementAdminBookings(deps),
    implementAdminExchanges(deps),
    implementAdminBookingTax(deps),
    implementAdminNotes(deps),
    implementAdminTrailers(deps),
    implementAdminTransfers(deps),
    implementAdminDepots(deps),
    implementAdminPrices(deps),
    implementAdminQuotes(deps),
    implementAdminServices(deps, languageOf),
  ];
}
