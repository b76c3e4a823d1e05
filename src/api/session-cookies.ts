import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { LIFETIME } from '#domain/user/lifetime.ts';
import type { SessionTokens } from '#services/session/session-tokens.ts';

/** Readable by scripts: when the access token ends, in epoch seconds. It grants nothing. */
export const AUTH_COOKIE = 'auth_public';
const LOCALE_COOKIE = 'locale';
const CONFIRMATION_COOKIE = 'sign_up';

const secret = ['session', 'refresh', 'device', CONFIRMATION_COOKIE] as const;
type SecretCookie = (typeof secret)[number];

/** The prefix makes browsers refuse the cookie from anybody but this host over https; plain http cannot have it. */
export const cookieName = (name: SecretCookie, secure: boolean): string => (secure ? `__Host-${name}` : name);

export const readSecretCookie = (c: Context, name: SecretCookie, secure: boolean): string | undefined =>
  getCookie(c, cookieName(name, secure)) || undefined;

type Options = { readonly secure: boolean };

function setSecretCookie(c: Context, name: SecretCookie, value: string, maxAge: number, { secure }: Options): void {
  setCookie(c, cookieName(name, secure), value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge });
}

const toEpochSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
const secondsUntil = (end: Date, now: Date): number => Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));

export const toExpiry = ({ accessExpiresAt }: SessionTokens): number => toEpochSeconds(accessExpiresAt);

export function setSessionCookies(c: Context, tokens: SessionTokens, { secure, now }: Options & { now: Date }): void {
  const refreshSeconds = secondsUntil(tokens.refreshExpiresAt, now);
  setSecretCookie(c, 'session', tokens.accessToken, secondsUntil(tokens.accessExpiresAt, now), { secure });
  setSecretCookie(c, 'refresh', tokens.refreshToken, refreshSeconds, { secure });
  const publicOptions = { path: '/', sameSite: 'Lax', secure, maxAge: refreshSeconds } as const;
  setCookie(c, AUTH_COOKIE, String(toExpiry(tokens)), publicOptions);
}

export function clearSessionCookies(c: Context, { secure }: Options): void {
  setSecretCookie(c, 'session', '', 0, { secure });
  setSecretCookie(c, 'refresh', '', 0, { secure });
  setCookie(c, AUTH_COOKIE, '', { path: '/', sameSite: 'Lax', secure, maxAge: 0 });
}

/** Everything that scripts can neither see nor delete. */
export function clearSecretCookies(c: Context, options: Options): void {
  clearSessionCookies(c, options);
  setSecretCookie(c, 'device', '', 0, options);
  setSecretCookie(c, CONFIRMATION_COOKIE, '', 0, options);
}

export const setDeviceCookie = (c: Context, deviceToken: string, options: Options): void =>
  setSecretCookie(c, 'device', deviceToken, LIFETIME.device, options);

export const setConfirmationCookie = (c: Context, confirmation: string, options: Options): void =>
  setSecretCookie(c, CONFIRMATION_COOKIE, confirmation, LIFETIME.signUpConfirmation, options);

export const setLocaleCookie = (c: Context, locale: string, { secure }: Options): void =>
  setCookie(c, LOCALE_COOKIE, locale, { path: '/', sameSite: 'Lax', secure, maxAge: LIFETIME.localeCookie });
