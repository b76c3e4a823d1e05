import type { Config } from './env.ts';

/** What a browser may know. Listed by hand: a new setting is secret until somebody adds it here. */
export function toPublicConfig(config: Config, appVersion: string, appBuiltAt = '') {
  return {
    productName: config.PRODUCT_NAME,
    appVersion,
    appBuiltAt,
    origin: config.origin,
    contact: { email: config.CONTACT_EMAIL, phone: config.CONTACT_PHONE },
    publicRoutes: config.PUBLIC_ROUTES,
    trailerTypes: config.TRAILER_TYPES,
    requiredBusinessUnitFields: config.REQUIRED_BUSINESS_UNIT_FIELDS,
    requiredBillingFields: config.REQUIRED_BILLING_FIELDS,
    userCacheSeconds: config.USER_CACHE_SECONDS,
    stateStorage: config.STATE_STORAGE,
    stateCookie: config.STATE_COOKIE,
    guestPrices: config.GUEST_PRICES,
    billsHere: Object.keys(config.SELLERS).length > 0,
    horizonYears: config.RENTAL_HORIZON_YEARS,
    reviewWorkingDays: config.REVIEW_WORKING_DAYS,
    imageHosts: config.IMAGE_HOSTS,
    analytics: { enabled: config.ANALYTICS_ENABLED, key: config.ANALYTICS_KEY, host: config.ANALYTICS_HOST },
    mapStyleUrl: config.MAP_STYLE_URL ?? null,
    pageErrorShare: config.PAGE_ERROR_SHARE,
  };
}

export type PublicConfig = ReturnType<typeof toPublicConfig>;
