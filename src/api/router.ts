import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Deps } from '#services/deps.ts';
import { accountRouter } from './account.ts';
import { addressesRouter } from './addresses.ts';
import { adminAuditRouter } from './admin-audit.ts';
import { adminCustomersRouter } from './admin-customers.ts';
import { adminDepotsRouter } from './admin-depots.ts';
import { impersonationRouter } from './admin-impersonation.ts';
import { adminPricesRouter } from './admin-prices.ts';
import { adminServicesRouter } from './admin-services.ts';
import { adminTrailersRouter } from './admin-trailers.ts';
import { adminMailsRouter } from './admin-mails.ts';
import { businessUnitRouter } from './business-unit.ts';
import { adminBookingsRouter } from './admin-bookings.ts';
import { adminFiguresRouter } from './admin-figures.ts';
import { adminOrdersRouter } from './admin-orders.ts';
import { adsRouter } from './ads.ts';
import { bookingDocumentsRouter } from './booking-documents.ts';
import { bookingsRouter } from './bookings.ts';
import { cartRouter } from './cart.ts';
import { checkoutRouter } from './checkout.ts';
import { configRouter } from './config.ts';
import { depotsRouter } from './depots.ts';
import type { ApiEnv } from './env.ts';
import { handoversRouter } from './handovers.ts';
import { invitationsRouter } from './invitations.ts';
import type { LanguageOf } from './language.ts';
import { checkRights, type RightsTable } from './middleware/check-rights.ts';
import { refuseForeignOrigin } from './middleware/refuse-foreign-origin.ts';
import { refuseUnknownQuery } from './middleware/refuse-unknown-query.ts';
import { requireJson } from './middleware/require-json.ts';
import { addDocumentation } from './openapi.ts';
import { ordersRouter } from './orders.ts';
import { isOverload } from './overload.ts';
import { pageErrorsRouter } from './page-errors.ts';
import { paymentRouter } from './payment.ts';
import { problem } from './problem.ts';
import { registrationsRouter } from './registrations.ts';
import { RIGHTS_TABLE } from './rights-table.ts';
import { servicesRouter } from './services.ts';
import { sessionsRouter } from './sessions.ts';
import { teamRouter } from './team.ts';
import { trailersRouter } from './trailers.ts';
import { isUnstorable } from './unstorable.ts';
import { uploadsRouter } from './uploads.ts';
import { usersRouter } from './users.ts';

const LARGEST_BODY = 100 * 1024;
/** Two signatures are pictures. */
const LARGEST_SIGNING = 300 * 1024;
const SIGNING = /^\/api\/bookings\/[^/]+\/handovers\/[^/]+\/sign$/;
const UPLOADS = [
  /^\/api\/uploads\/[^/]+$/,
  /^\/api\/admin\/trailers\/[^/]+\/(?:photos|documents)\/[^/]+$/,
  /^\/api\/bookings\/[^/]+\/handovers\/[^/]+\/photos\/[^/]+$/,
];
const isUpload = (path: string) => UPLOADS.some((pattern) => pattern.test(path));

export type ApiOptions = {
  readonly deps: Deps;
  readonly publicConfig: object;
  readonly origin: string;
  readonly languageOf: LanguageOf;
  /** Empty where services have to refuse by themselves, as in the test that they do. */
  readonly rights?: RightsTable;
};

export function createApi({ deps, publicConfig, origin, languageOf, rights = RIGHTS_TABLE }: ApiOptions) {
  const api = new Hono<ApiEnv>().basePath('/api');
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, methods) => problem(c, 'method-not-allowed', {}, { Allow: methods.join(', ') }),
    }),
  );
  api.use(refuseForeignOrigin(() => origin));
  api.use(checkRights(rights, deps.settings));
  api.use(refuseUnknownQuery);
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

  api.route('/', configRouter(publicConfig));
  api.route('/', sessionsRouter(deps));
  api.route('/', usersRouter(deps));
  api.route('/', accountRouter(deps));
  api.route('/', addressesRouter(deps));
  api.route('/', businessUnitRouter(deps));
  api.route('/', teamRouter(deps));
  api.route('/', invitationsRouter(deps));
  api.route('/', uploadsRouter(deps));
  api.route('/', registrationsRouter(deps));
  api.route('/', impersonationRouter(deps));
  api.route('/', adminCustomersRouter(deps));
  api.route('/', adminMailsRouter(deps));
  api.route('/', adminAuditRouter(deps));
  api.route('/', trailersRouter(deps, languageOf));
  api.route('/', depotsRouter(deps, languageOf));
  api.route('/', servicesRouter(deps, languageOf));
  api.route('/', cartRouter(deps));
  api.route('/', checkoutRouter(deps));
  api.route('/', ordersRouter(deps));
  api.route('/', bookingsRouter(deps, languageOf));
  api.route('/', handoversRouter(deps));
  api.route('/', bookingDocumentsRouter(deps));
  api.route('/', paymentRouter(deps));
  api.route('/', adsRouter(deps));
  api.route('/', pageErrorsRouter(deps));
  api.route('/', adminFiguresRouter(deps));
  api.route('/', adminOrdersRouter(deps));
  api.route('/', adminBookingsRouter(deps));
  api.route('/', adminTrailersRouter(deps));
  api.route('/', adminDepotsRouter(deps));
  api.route('/', adminPricesRouter(deps));
  api.route('/', adminServicesRouter(deps, languageOf));
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
