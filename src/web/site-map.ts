/**
 * Every page of the shop. `messages` are the namespaces of the catalogue a page needs beyond those of the frame;
 * a page uses the default layout unless it names another.
 */
export type Page = {
  readonly path: string;
  readonly file: string;
  readonly messages: readonly string[];
  readonly layout?: 'default' | 'empty';
  readonly developmentOnly?: true;
};

const PREPARED = 'placeholder/being-prepared.route.tsx';

export const SITE_MAP = [
  { path: '/', file: 'home/home.route.tsx', messages: ['home', 'trailerType', 'depot'] },
  { path: '/trailers', file: PREPARED, messages: ['prepared'] },
  { path: '/trailers/:trailerId', file: PREPARED, messages: ['prepared'] },
  { path: '/cart', file: PREPARED, messages: ['prepared'] },
  { path: '/cart/services', file: PREPARED, messages: ['prepared'] },
  { path: '/cart/payment', file: PREPARED, messages: ['prepared'] },
  { path: '/checkout', file: PREPARED, messages: ['prepared'] },
  { path: '/checkout/:orderId', file: PREPARED, messages: ['prepared'] },
  { path: '/booking', file: PREPARED, messages: ['prepared'] },
  { path: '/booking/:bookingId', file: PREPARED, messages: ['prepared'] },
  { path: '/trailer-checkout/:orderId/:lineItemId', file: PREPARED, messages: ['prepared'] },
  { path: '/trailer-checkin/:orderId/:lineItemId', file: PREPARED, messages: ['prepared'] },
  { path: '/account', file: PREPARED, messages: ['prepared'] },
  { path: '/team', file: PREPARED, messages: ['prepared'] },
  { path: '/invite', file: PREPARED, messages: ['prepared'] },
  { path: '/admin', file: PREPARED, messages: ['prepared'] },
  { path: '/login', file: 'login/login.route.tsx', messages: ['loginPage', 'password'] },
  { path: '/register', file: 'registration/register.route.tsx', messages: ['register'] },
  {
    path: '/register/:token',
    file: 'registration/complete-registration.route.tsx',
    messages: ['register', 'password'],
  },
  { path: '/reset-account', file: 'reset/request-reset.route.tsx', messages: ['reset'] },
  { path: '/reset-account/:token', file: 'reset/complete-reset.route.tsx', messages: ['reset', 'password'] },
  { path: '/sign-up/*', file: 'registration/sign-up.route.tsx', messages: ['signUp'] },
  { path: '/external/:map', file: PREPARED, messages: ['prepared'], layout: 'empty' },
  { path: '/legal/:document', file: 'content/legal.route.tsx', messages: ['content'] },
] as const satisfies readonly Page[];

/** The catalogue namespaces of the frame around every page: header, footer, errors, toasts. */
export const FRAME_MESSAGES = ['nav', 'footer', 'ui', 'error', 'errorPage', 'system', 'login', 'consent'] as const;

const pages: readonly Page[] = SITE_MAP;
export const findPage = (pattern: string): Page | undefined => pages.find(({ path }) => path === pattern);
