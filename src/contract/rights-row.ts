import { type Role, ROLES } from '#domain/team/role.ts';

/** The kinds of people a route may be called by. */
export const ACTORS = [
  'guest',
  'viewer',
  'accountant',
  'dispatcher',
  'admin',
  /** An admin of the own unit who has not accepted the terms yet. */
  'newcomer',
  /** An admin of another unit, who asks for objects of this one. */
  'stranger',
  'platformAdmin',
  /** A platform admin who acts as the admin of the own unit. */
  'impersonator',
] as const;
export type ActorKind = (typeof ACTORS)[number];

/** `login` is 401, `forbidden` 403, `legal` 403 until the terms are accepted, `hidden` 404 as if there were no such thing. */
export type Verdict = 'allowed' | 'login' | 'forbidden' | 'legal' | 'hidden';

export type RightsRow = Readonly<Record<ActorKind, Verdict>> & {
  /**
   * Where who asks does not decide alone: everybody may leave a team, choose a language before accepting the terms, and
   * find a lost session by its refresh token.
   */
  readonly decidedBy?: 'object' | 'body' | 'refreshToken';
};

export const everybody = (verdict: Verdict): RightsRow => ({
  guest: verdict,
  viewer: verdict,
  accountant: verdict,
  dispatcher: verdict,
  admin: verdict,
  newcomer: verdict,
  stranger: verdict,
  platformAdmin: verdict,
  impersonator: verdict,
});

/** A row with other verdicts for some. */
export const amend = (row: RightsRow, verdicts: Partial<RightsRow>): RightsRow => ({ ...row, ...verdicts });

export const PUBLIC = everybody('allowed');
/** Whoever is signed in, also before the terms are accepted. */
export const SIGNED_IN: RightsRow = amend(PUBLIC, { guest: 'login' });
/** Whoever holds a refresh token may come with an access token that has ended. */
export const BY_REFRESH_TOKEN: RightsRow = amend(SIGNED_IN, { decidedBy: 'refreshToken' });
export const USER: RightsRow = amend(SIGNED_IN, { newcomer: 'legal' });
export const PLATFORM_ADMIN = amend(everybody('forbidden'), {
  guest: 'login',
  newcomer: 'legal',
  platformAdmin: 'allowed',
});

/** Members of a unit with one of the roles. Members of other units act on their own unit, unless the route names an object. */
export const forRoles = (roles: readonly Role[], stranger: Verdict = 'allowed'): RightsRow => {
  const of = (role: Role): Verdict => (roles.includes(role) ? 'allowed' : 'forbidden');
  return {
    ...USER,
    viewer: of('viewer'),
    accountant: of('accountant'),
    dispatcher: of('dispatcher'),
    admin: of('admin'),
    impersonator: of('admin'),
    stranger,
    platformAdmin: 'forbidden',
  };
};

/** Whoever acts for a unit, in whatever role. */
export const MEMBER = forRoles(ROLES);

export const RENTERS = forRoles(['admin', 'dispatcher']);
/** A cart belongs to one person: for everybody else, also of the same unit, its lines do not exist. */
export const OWN_CART_LINE: RightsRow = amend(RENTERS, { dispatcher: 'hidden', stranger: 'hidden' });

/** Bookings of the own unit; the operator reads and works those of every unit. */
export const BOOKING_READERS = amend(forRoles(ROLES, 'hidden'), { platformAdmin: 'allowed' });
export const BOOKING_WORKERS = amend(forRoles(['admin', 'dispatcher'], 'hidden'), { platformAdmin: 'allowed' });
