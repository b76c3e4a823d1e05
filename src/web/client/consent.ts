import { CONSENT_COOKIE } from './consent-cookie.ts';
import { readCookie } from './read-cookie.ts';
import { writeCookie } from './write-cookie.ts';

/** Asked again after half a year. */
export const CONSENT_DAYS = 180;
export const CONSENT_CATEGORIES = ['necessary', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type OptionalConsent = Exclude<ConsentCategory, 'necessary'>;

/** What a person agreed to beyond the necessary. */
export type Consent = Readonly<Record<OptionalConsent, boolean>>;

const SEPARATOR = '.';
const listeners = new Set<() => void>();

export const NO_CONSENT: Consent = { statistics: false, marketing: false };

/** `necessary.statistics` and the like; undefined as long as nobody has chosen. */
export function parseConsent(cookie: string | undefined): Consent | undefined {
  const granted = cookie?.split(SEPARATOR) ?? [];
  if (!granted.includes('necessary')) return undefined;
  return { statistics: granted.includes('statistics'), marketing: granted.includes('marketing') };
}

export const toConsentCookie = ({ statistics, marketing }: Consent): string =>
  ['necessary', ...(statistics ? ['statistics'] : []), ...(marketing ? ['marketing'] : [])].join(SEPARATOR);

export const readConsent = (): Consent | undefined => parseConsent(readCookie(CONSENT_COOKIE));

export function saveConsent(consent: Consent): void {
  writeCookie(CONSENT_COOKIE, toConsentCookie(consent), CONSENT_DAYS);
  for (const listener of listeners) listener();
}

export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
