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
};

/** The console lives in one folder, in a layout of its own, and speaks of itself on every page. */
const operatorPage = (path: string, name: string, ...messages: readonly string[]): Page => ({
  path,
  file: `admin/${name}.route.tsx`,
  messages: ['admin', 'chosen', 'moneyError', ...messages],
  layout: 'operator',
});

export const SITE_MAP: readonly Page[] = [
  { path: '/', file: 'home/home.route.tsx', messages: ['home', 'returnTo', 'searchBar', 'trailerType'] },
  {
    path: '/trailers',
    file: 'trailer/results/results.route.tsx',
    messages: ['returnTo', 'search', 'searchBar', 'trailerCard', 'toCart', 'map', 'trailerType'],
    layout: 'wide',
  },
  {
    path: '/trailers/:trailerId',
    file: 'trailer/page/trailer.route.tsx',
    messages: ['returnTo', 'trailer', 'toCart', 'serviceGroup', 'depot'],
  },
  { path: '/depots', file: 'depot/depots.route.tsx', messages: ['depot'] },
  { path: '/depots/:code', file: 'depot/depot.route.tsx', messages: ['depot', 'map'] },
  { path: '/empty-legs', file: 'leg/legs.route.tsx', messages: ['leg', 'toCart'] },
  { path: '/cart', file: 'cart/cart.route.tsx', messages: ['cart', 'oneWay', 'snap'] },
  { path: '/cart/services', file: 'cart/services.route.tsx', messages: ['cart', 'serviceGroup'] },
  { path: '/cart/payment', file: 'payment/payment.route.tsx', messages: ['cart', 'payment'] },
  {
    path: '/checkout',
    file: 'checkout/checkout.route.tsx',
    messages: ['cart', 'oneWay', 'payment', 'checkout', 'trailerType'],
  },
  {
    path: '/checkout/:orderId',
    file: 'checkout/order.route.tsx',
    messages: ['billed', 'cart', 'oneWay', 'payment', 'order', 'decision'],
  },
  {
    path: '/booking',
    file: 'booking/bookings.route.tsx',
    messages: ['billed', 'booking', 'bookings', 'chosen', 'decision', 'moveReturn', 'oneWay', 'returnTo', 'service'],
  },
  {
    path: '/booking/:bookingId',
    file: 'booking/booking.route.tsx',
    messages: [
      'billed',
      'booking',
      'bookings',
      'charge',
      'moneyError',
      'moveReturn',
      'oneWay',
      'order',
      'returnTo',
      'service',
      'map',
    ],
  },
  { path: '/quotes', file: 'quote/quotes.route.tsx', messages: ['quote'] },
  { path: '/quote/:token', file: 'quote/quote.route.tsx', messages: ['checkout', 'quote', 'register', 'returnTo'] },
  { path: '/invoices', file: 'invoice/invoices.route.tsx', messages: ['chosen', 'invoice', 'moneyError', 'statement'] },
  {
    path: '/invoices/statement',
    file: 'invoice/statement.route.tsx',
    messages: ['invoice', 'moneyError', 'statement'],
  },
  {
    path: '/invoices/:invoiceId',
    file: 'invoice/invoice.route.tsx',
    messages: ['dunning', 'invoice', 'moneyError', 'order', 'payment'],
  },
  { path: '/costs', file: 'cost/costs.route.tsx', messages: ['cost', 'moneyError', 'trailerType'] },
  {
    path: '/trailer-checkout/:orderId/:lineItemId',
    file: 'handover/pick-up.route.tsx',
    messages: ['handover', 'returnPlace'],
    layout: 'flow',
  },
  {
    path: '/trailer-checkin/:orderId/:lineItemId',
    file: 'handover/return.route.tsx',
    messages: ['handover', 'returnPlace'],
    layout: 'flow',
  },
  {
    path: '/account',
    file: 'account/account.route.tsx',
    messages: ['account', 'invoice', 'moneyError', 'payment', 'stale', 'role', 'password', 'tour'],
  },
  { path: '/team', file: 'team/team.route.tsx', messages: ['team', 'invite', 'role', 'stale'] },
  { path: '/invite', file: 'team/invite.route.tsx', messages: ['team', 'invite', 'role'] },
  operatorPage('/admin', 'admin', 'adminFigure', 'adminNote', 'adminOrder', 'adminTask', 'booking', 'map', 'order'),
  operatorPage('/admin/tasks', 'figure/tasks', 'adminFigure', 'adminNote', 'adminTask', 'booking', 'map'),
  operatorPage('/admin/utilisation', 'figure/utilisation', 'adminFigure'),
  operatorPage('/admin/figures', 'figure/figures', 'adminFigure', 'adminReport'),
  operatorPage('/admin/day-sheet', 'figure/day-sheet', 'adminFigure'),
  operatorPage('/admin/board', 'board/board', 'adminBoard', 'adminBooking', 'adminTrailer', 'fact', 'trailerType'),
  operatorPage('/admin/search', 'search/search'),
  operatorPage('/admin/orders', 'order/orders', 'adminOrder', 'order'),
  operatorPage('/admin/orders/:orderId', 'order/order', 'adminOrder', 'adminBooking', 'adminQuote', 'order'),
  operatorPage(
    '/admin/counter',
    'quote/counter',
    'adminQuote',
    'adminTrailer',
    'booking',
    'cart',
    'document',
    'fact',
    'oneWay',
    'quote',
    'returnTo',
    'search',
    'searchBar',
    'service',
    'trailerType',
  ),
  operatorPage('/admin/quotes', 'quote/quotes', 'adminMail', 'adminQuote', 'quote'),
  operatorPage('/admin/bookings', 'booking/bookings', 'adminOrder', 'adminBooking', 'booking'),
  operatorPage(
    '/admin/bookings/:bookingId',
    'booking/booking',
    'adminFigure',
    'adminNote',
    'adminOrder',
    'adminBooking',
    'booking',
    'charge',
    'moveReturn',
    'oneWay',
    'order',
    'returnPlace',
    'returnTo',
  ),
  operatorPage('/admin/business-units', 'business-unit/business-units', 'adminBusinessUnit'),
  operatorPage(
    '/admin/business-units/:businessUnitId',
    'business-unit/business-unit',
    'adminAccount',
    'adminApproval',
    'adminBusinessUnit',
    'adminDunning',
    'adminMail',
    'adminNote',
    'adminOrder',
    'adminAudit',
    'account',
    'dunning',
    'invite',
    'order',
    'role',
    'statement',
  ),
  operatorPage('/admin/business-units/:businessUnitId/statement', 'account/statement', 'invoice', 'statement'),
  operatorPage('/admin/users', 'business-unit/users', 'adminBusinessUnit', 'role'),
  operatorPage('/admin/users/:userId', 'business-unit/user', 'adminBusinessUnit', 'adminAudit', 'role'),
  operatorPage('/admin/staff', 'staff/staff', 'adminStaff', 'adminBusinessUnit', 'invite', 'team'),
  operatorPage('/admin/settings', 'setting/settings', 'adminSetting', 'adminMailWords', 'stale'),
  operatorPage('/admin/settings/mails', 'mail/mail-words-list', 'adminMailWords'),
  operatorPage(
    '/admin/settings/mails/:kind/:language',
    'mail/mail-words',
    'adminMailWords',
    'adminMail',
    'adminSetting',
    'stale',
  ),
  operatorPage('/admin/billing', 'billing/billing', 'adminBilling'),
  operatorPage('/admin/invoices', 'invoice/invoices', 'adminInvoice', 'invoice'),
  operatorPage(
    '/admin/invoices/:invoiceId',
    'invoice/invoice',
    'adminApproval',
    'adminInvoice',
    'adminMail',
    'invoice',
  ),
  operatorPage('/admin/bank', 'bank/bank', 'adminApproval', 'adminBank', 'adminBilling', 'debit'),
  operatorPage('/admin/debits', 'debit/debits', 'adminDebit', 'debit'),
  operatorPage('/admin/debits/:batchId', 'debit/debit-batch', 'adminDebit', 'debit'),
  operatorPage('/admin/dunning', 'dunning/dunning', 'adminDunning', 'dunning'),
  operatorPage('/admin/exports', 'export/exports', 'adminExport'),
  operatorPage('/admin/approvals', 'approval/approvals', 'adminApproval', 'order'),
  operatorPage('/admin/approvals/:approvalId', 'approval/approval', 'adminApproval', 'adminPrice', 'trailerType'),
  operatorPage('/admin/mails', 'mail/mails', 'adminMail'),
  operatorPage('/admin/mails/:mailId', 'mail/mail', 'adminMail'),
  operatorPage('/admin/audit', 'audit/audit', 'adminAudit'),
  operatorPage(
    '/admin/trailers',
    'trailer/trailers',
    'adminTrailer',
    'fact',
    'oneWay',
    'search',
    'searchBar',
    'trailerType',
  ),
  operatorPage('/admin/trailers/new', 'trailer/new-trailer', 'adminTrailer', 'fact', 'trailerType', 'stale'),
  operatorPage(
    '/admin/trailers/:trailerId',
    'trailer/trailer',
    'adminBooking',
    'adminNote',
    'adminTrailer',
    'adminTransfer',
    'booking',
    'fact',
    'handover',
    'map',
    'trailerType',
  ),
  operatorPage(
    '/admin/trailers/:trailerId/edit',
    'trailer/edit-trailer',
    'adminTrailer',
    'adminTransfer',
    'fact',
    'trailerType',
    'stale',
  ),
  operatorPage('/admin/transfers', 'transfer/transfers', 'adminTrailer', 'adminTransfer', 'trailerType'),
  operatorPage('/admin/depots', 'depot/depots', 'adminDepot', 'depot'),
  operatorPage('/admin/depots/new', 'depot/new-depot', 'adminDepot', 'depot', 'stale', 'trailerType'),
  operatorPage('/admin/depots/:depotId', 'depot/depot', 'adminDepot', 'depot', 'stale', 'trailerType'),
  operatorPage('/admin/prices', 'price/prices', 'adminPrice'),
  operatorPage('/admin/prices/:priceListId', 'price/price-list', 'adminApproval', 'adminPrice', 'trailerType', 'stale'),
  operatorPage('/admin/services', 'service/services', 'adminService'),
  operatorPage('/admin/services/new', 'service/new-service', 'adminService', 'stale'),
  operatorPage('/admin/services/:serviceKey', 'service/service', 'adminService', 'trailerType', 'stale'),
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
  { path: '/help', file: 'help/help.route.tsx', messages: ['help'] },
  { path: '/legal/:document', file: 'content/legal.route.tsx', messages: ['content'] },
];

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

/** Whoever is signed in sees their day instead of the shop window: what they need for it, guests are not sent. */
export const TODAY = { path: '/', file: 'today/today-page.tsx', messages: ['today', 'map'] } as const;

export const findPage = (pattern: string): Page | undefined => SITE_MAP.find(({ path }) => path === pattern);
