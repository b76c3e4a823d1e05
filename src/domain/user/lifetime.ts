const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long what proves an identity stays valid, and what a browser keeps of it, in seconds. */
export const LIFETIME = {
  access: 30 * MINUTE,
  refresh: 12 * HOUR,
  rememberedRefresh: 30 * DAY,
  /** However often it is renewed. */
  session: 90 * DAY,
  /** A refresh token that is sent again this soon is a lost answer; later it is a thief. */
  refreshRepeat: MINUTE,
  impersonation: HOUR,
  device: 365 * DAY,
  localeCookie: 365 * DAY,
  invitation: 14 * DAY,
  signUp: 72 * HOUR,
  passwordReset: HOUR,
  signUpConfirmation: HOUR,
} as const;

export const addSeconds = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
