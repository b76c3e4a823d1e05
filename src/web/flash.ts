import type { MessageKey } from '#i18n/message-key.ts';

/** Messages that outlive a full page load. The cookie holds a key from this list and nothing else. */
export const FLASH_TYPES = {
  'login.errorLoginRequired': 'info',
  'login.errorAccountActionRequired': 'info',
  'login.billingIncomplete': 'info',
  'login.passwordReset': 'success',
  'login.welcome': 'success',
  'login.welcomeInReview': 'success',
  'system.changeLocaleSuccess': 'success',
} as const;

export type FlashKey = keyof typeof FLASH_TYPES;

type FlashLink = { readonly to: string; readonly label: MessageKey };

/** Where a message leads on. */
export const FLASH_LINKS: { readonly [Key in FlashKey]?: FlashLink } = {
  'login.billingIncomplete': { to: '/account', label: 'login.billingIncomplete.link' },
};

export const FLASH_COOKIE = 'flash';
export const FLASH_SECONDS = 60;

export const isFlashKey = (value: unknown): value is FlashKey =>
  typeof value === 'string' && Object.hasOwn(FLASH_TYPES, value);

/** Readable by scripts: the browser shows the message once and drops the cookie. */
export const flashCookie = (key: FlashKey, origin: string): string =>
  `${FLASH_COOKIE}=${key}; Path=/; Max-Age=${FLASH_SECONDS}; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
