import { type Role, ROLES } from '#domain/team/role.ts';
import { type StaffRight, staffRoleHasRight } from '#domain/team/staff-right.ts';
import type { StaffRole } from '#domain/team/staff-role.ts';

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
  /** The operator's admin, who may do everything. */
  'platformAdmin',
  'staff:desk',
  'staff:depot',
  'staff:fleet',
  'staff:accountant',
  'staff:auditor',
  /** A platform admin who acts as the admin of the own unit. */
  'impersonator',
] as const;
export type ActorKind = (typeof ACTORS)[number];

/** The column of a role of the operator. */
export const staffKind = (role: StaffRole) => (role === 'admin' ? 'platformAdmin' : (`staff:${role}` as const));

/** `login` is 401, `forbidden` 403, `legal` 403 until the terms are accepted, `hidden` 404 as if there were no such thing. */
export type Verdict = 'allowed' | 'login' | 'forbidden' | 'legal' | 'hidden';

export type RightsRow = Readonly<Record<ActorKind, Verdict>> & {
  /**
   * Where who asks does not decide alone: everybody may leave a team, choose a language before accepting the terms, and
   * find a lost session by its refresh token.
   */
  readonly decidedBy?: 'object' | 'body' | 'refreshToken';
};

const staffVerdicts = (of: (role: StaffRole) => Verdict) =>
  ({
    platformAdmin: of('admin'),
    'staff:desk': of('desk'),
    'staff:depot': of('depot'),
    'staff:fleet': of('fleet'),
    'staff:accountant': of('accountant'),
    'staff:auditor': of('auditor'),
  }) as const satisfies Partial<RightsRow>;

const allStaff = (verdict: Verdict) => staffVerdicts(() => verdict);

export const everybody = (verdict: Verdict): RightsRow => ({
  guest: verdict,
  viewer: verdict,
  accountant: verdict,
  dispatcher: verdict,
  admin: verdict,
  newcomer: verdict,
  stranger: verdict,
  ...allStaff(verdict),
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
/** The operator's admin alone. */
export const PLATFORM_ADMIN = amend(everybody('forbidden'), {
  guest: 'login',
  newcomer: 'legal',
  platformAdmin: 'allowed',
});

/** The same row for those of the operator whose role has the right. */
export const withStaff = (row: RightsRow, right: StaffRight): RightsRow =>
  amend(
    row,
    staffVerdicts((role) => (staffRoleHasRight(role, right) ? 'allowed' : 'forbidden')),
  );

/** Those of the operator whose role has the right, and nobody else. */
export const staff = (right: StaffRight): RightsRow => withStaff(PLATFORM_ADMIN, right);

/** A row about an object that depot staff may reach at their own depots only. */
export const ofDepot = (row: RightsRow): RightsRow =>
  row['staff:depot'] === 'allowed' ? amend(row, { 'staff:depot': 'hidden' }) : row;

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
    ...allStaff('forbidden'),
  };
};

/** Whoever acts for a unit, in whatever role. */
export const MEMBER = forRoles(ROLES);

export const RENTERS = forRoles(['admin', 'dispatcher']);
/** A cart belongs to one person: for everybody else, also of the same unit, its lines do not exist. */
export const OWN_CART_LINE: RightsRow = amend(RENTERS, { dispatcher: 'hidden', stranger: 'hidden' });

const OWN_READERS = forRoles(ROLES, 'hidden');
const OWN_WORKERS = forRoles(['admin', 'dispatcher'], 'hidden');

/** Bookings of the own unit with what they cost; the operator's desk reads and works those of every unit. */
export const BOOKING_READERS = withStaff(OWN_READERS, 'orders.read');
export const BOOKING_WORKERS = withStaff(OWN_WORKERS, 'orders.write');

/** What the yard needs of a booking; those of a depot see their own. */
export const YARD_READERS = ofDepot(withStaff(OWN_READERS, 'yard.read'));
export const YARD_WORKERS = ofDepot(withStaff(OWN_WORKERS, 'handovers.work'));
