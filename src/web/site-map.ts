/**
 * Every page of the shop. `messages` are the namespaces of the catalogue a page needs beyond those of the frame;
 * a page uses the default layout unless it names another.
 */
export type Page = {
  readonly path: string;
  readonly file: string;
  readonly messages: readonly string[];
  /** `wide` is the default one from edge to edge, `flow` a question on the whole screen, `operator` the console. */
  readonly layout?: 'default' | 'wide' | 'flow' | 'empty' | 'operator';
  readonly developmentOnly?: true;
};

export const SITE_MAP = [
  { path: '/', file: 'home/home.route.tsx', messages: ['home', 'searchBar', 'trailerType'] },
  {
    path: '/trailers',
    file: 'trailer/results/results.route.tsx',
    messages: ['search', 'searchBar', 'trailerCard', 'map', 'trailerType'],
    layout: 'wide',
  },
  {
    path: '/trailers/:trailerId',
    file: 'trailer/page/trailer.route.tsx',
    messages: ['trailer', 'depot'],
  },
  { path: '/cart', file: 'cart/cart.route.tsx', messages: ['cart', 'snap'] },
  { path: '/cart/services', file: 'cart/services.route.tsx', messages: ['cart'] },
  { path: '/cart/payment', file: 'payment/payment.route.tsx', messages: ['cart', 'payment'] },
  {
    path: '/checkout',
    file: 'checkout/checkout.route.tsx',
    messages: ['cart', 'payment', 'checkout', 'trailerType'],
  },
  { path: '/checkout/:orderId', file: 'checkout/order.route.tsx', messages: ['cart', 'payment', 'order', 'decision'] },
  { path: '/booking', file: 'booking/bookings.route.tsx', messages: ['booking', 'bookings', 'service', 'decision'] },
  {
    path: '/booking/:bookingId',
    file: 'booking/booking.route.tsx',
    messages: ['booking', 'bookings', 'order', 'service', 'map'],
  },
  {
    path: '/trailer-checkout/:orderId/:lineItemId',
    file: 'handover/pick-up.route.tsx',
    messages: ['handover'],
    layout: 'flow',
  },
  {
    path: '/trailer-checkin/:orderId/:lineItemId',
    file: 'handover/return.route.tsx',
    messages: ['handover'],
    layout: 'flow',
  },
  { path: '/account', file: 'account/account.route.tsx', messages: ['account', 'stale', 'role', 'password', 'tour'] },
  { path: '/team', file: 'team/team.route.tsx', messages: ['team', 'invite', 'role', 'stale'] },
  { path: '/invite', file: 'team/invite.route.tsx', messages: ['team', 'invite', 'role'] },
  {
    path: '/admin',
    file: 'admin/admin.route.tsx',
    messages: ['admin', 'adminFigure', 'adminOrder', 'order'],
    layout: 'operator',
  },
  {
    path: '/admin/utilisation',
    file: 'admin/figure/utilisation.route.tsx',
    messages: ['admin', 'adminFigure'],
    layout: 'operator',
  },
  {
    path: '/admin/day-sheet',
    file: 'admin/figure/day-sheet.route.tsx',
    messages: ['admin', 'adminFigure'],
    layout: 'operator',
  },
  {
    path: '/admin/search',
    file: 'admin/figure/search.route.tsx',
    messages: ['admin', 'adminFigure'],
    layout: 'operator',
  },
  {
    path: '/admin/orders',
    file: 'admin/order/orders.route.tsx',
    messages: ['admin', 'adminOrder', 'order'],
    layout: 'operator',
  },
  {
    path: '/admin/orders/:orderId',
    file: 'admin/order/order.route.tsx',
    messages: ['admin', 'adminOrder', 'adminBooking', 'order'],
    layout: 'operator',
  },
  {
    path: '/admin/bookings',
    file: 'admin/booking/bookings.route.tsx',
    messages: ['admin', 'adminOrder', 'adminBooking'],
    layout: 'operator',
  },
  {
    path: '/admin/bookings/:bookingId',
    file: 'admin/booking/booking.route.tsx',
    messages: ['admin', 'adminFigure', 'adminOrder', 'adminBooking', 'booking', 'order'],
    layout: 'operator',
  },
  {
    path: '/admin/business-units',
    file: 'admin/business-unit/business-units.route.tsx',
    messages: ['admin', 'adminBusinessUnit'],
    layout: 'operator',
  },
  {
    path: '/admin/business-units/:businessUnitId',
    file: 'admin/business-unit/business-unit.route.tsx',
    messages: ['admin', 'adminBusinessUnit', 'adminOrder', 'adminAudit', 'account', 'order', 'role'],
    layout: 'operator',
  },
  {
    path: '/admin/users',
    file: 'admin/business-unit/users.route.tsx',
    messages: ['admin', 'adminBusinessUnit', 'role'],
    layout: 'operator',
  },
  {
    path: '/admin/users/:userId',
    file: 'admin/business-unit/user.route.tsx',
    messages: ['admin', 'adminBusinessUnit', 'adminAudit', 'role'],
    layout: 'operator',
  },
  { path: '/admin/mails', file: 'admin/mail/mails.route.tsx', messages: ['admin', 'adminMail'], layout: 'operator' },
  {
    path: '/admin/mails/:mailId',
    file: 'admin/mail/mail.route.tsx',
    messages: ['admin', 'adminMail'],
    layout: 'operator',
  },
  { path: '/admin/audit', file: 'admin/audit/audit.route.tsx', messages: ['admin', 'adminAudit'], layout: 'operator' },
  {
    path: '/admin/trailers',
    file: 'admin/trailer/trailers.route.tsx',
    messages: ['admin', 'adminTrailer', 'fact', 'trailerType'],
    layout: 'operator',
  },
  {
    path: '/admin/trailers/new',
    file: 'admin/trailer/new-trailer.route.tsx',
    messages: ['admin', 'adminTrailer', 'fact', 'trailerType', 'stale'],
    layout: 'operator',
  },
  {
    path: '/admin/trailers/:trailerId',
    file: 'admin/trailer/trailer.route.tsx',
    messages: ['admin', 'adminTrailer', 'fact', 'trailerType', 'stale'],
    layout: 'operator',
  },
  {
    path: '/admin/depots',
    file: 'admin/depot/depots.route.tsx',
    messages: ['admin', 'adminDepot', 'depot'],
    layout: 'operator',
  },
  {
    path: '/admin/depots/new',
    file: 'admin/depot/new-depot.route.tsx',
    messages: ['admin', 'adminDepot', 'depot', 'stale'],
    layout: 'operator',
  },
  {
    path: '/admin/depots/:depotId',
    file: 'admin/depot/depot.route.tsx',
    messages: ['admin', 'adminDepot', 'depot', 'stale'],
    layout: 'operator',
  },
  {
    path: '/admin/prices',
    file: 'admin/price/prices.route.tsx',
    messages: ['admin', 'adminPrice'],
    layout: 'operator',
  },
  {
    path: '/admin/prices/:priceListId',
    file: 'admin/price/price-list.route.tsx',
    messages: ['admin', 'adminPrice', 'trailerType', 'stale'],
    layout: 'operator',
  },
  {
    path: '/admin/services',
    file: 'admin/service/services.route.tsx',
    messages: ['admin', 'adminService', 'trailerType'],
    layout: 'operator',
  },
  {
    path: '/admin/services/new',
    file: 'admin/service/new-service.route.tsx',
    messages: ['admin', 'adminService', 'stale'],
    layout: 'operator',
  },
  {
    path: '/admin/services/:serviceKey',
    file: 'admin/service/service.route.tsx',
    messages: ['admin', 'adminService', 'trailerType', 'stale'],
    layout: 'operator',
  },
  { path: '/login', file: 'session/login.route.tsx', messages: ['loginPage', 'password'] },
  { path: '/register', file: 'registration/register.route.tsx', messages: ['register'] },
  {
    path: '/register/:token',
    file: 'registration/complete-registration.route.tsx',
    messages: ['register', 'password', 'role'],
  },
  { path: '/reset-account', file: 'reset/request-reset.route.tsx', messages: ['reset'] },
  { path: '/reset-account/:token', file: 'reset/complete-reset.route.tsx', messages: ['reset', 'password'] },
  { path: '/sign-up/*', file: 'registration/sign-up.route.tsx', messages: ['signUp'] },
  {
    path: '/external/:map',
    file: 'external/external-map.route.tsx',
    messages: ['external', 'map', 'trailerCard', 'trailerType'],
    layout: 'empty',
  },
  { path: '/legal/:document', file: 'content/legal.route.tsx', messages: ['content'] },
] as const satisfies readonly Page[];

/** What stands around every page, header, footer, errors and toasts, with the namespaces all of that needs. */
export const FRAME = {
  files: ['root.tsx', 'entry.client.tsx', 'error/not-found.route.tsx'],
  messages: ['word', 'nav', 'footer', 'ui', 'error', 'errorPage', 'system', 'login', 'consent'],
} as const;

/**
 * The frame of the console comes with its pages, and its messages with theirs.
 * @public Knip takes routes.ts for configuration, not for code.
 */
export const OPERATOR_FRAME = 'admin/frame/operator-frame.route.tsx';

/** The tour is shown to few: its messages are sent only where it is due. */
export const TOUR = { file: 'account/onboarding-tour.tsx', messages: ['tour'] } as const;

const pages: readonly Page[] = SITE_MAP;
export const findPage = (pattern: string): Page | undefined => pages.find(({ path }) => path === pattern);
