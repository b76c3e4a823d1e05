export const CONSENT_COOKIE = 'consent';
