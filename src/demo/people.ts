import type { Role } from '#domain/team/role.ts';
import type { StaffRole } from '#domain/team/staff-role.ts';
import type { Locale } from '#i18n/locales.ts';

/** Of everyone in the demo. */
export const DEMO_PASSWORD = 'trailyard-demo-2026';

export type DemoPerson = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
  /** Without a unit: staff of the operator. */
  readonly member?: { readonly company: string; readonly role: Role; readonly orderLimitCents?: number };
  readonly hasAcceptedLegal: boolean;
};

export const person = (
  email: string,
  name: string,
  locale: Locale,
  member?: DemoPerson['member'],
  hasAcceptedLegal = true,
): DemoPerson => {
  const [firstName = '', ...rest] = name.split(' ');
  return { email, firstName, lastName: rest.join(' '), locale, hasAcceptedLegal, ...(member && { member }) };
};

const admin = (company: string): DemoPerson['member'] => ({ company, role: 'admin' });

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person('admin@trailyard.example', 'Ada Admin', 'de'),
  person('anna.admin@nordwind.example', 'Anna Admin', 'de', admin('nordwind')),
  person('dirk.dispatch@nordwind.example', 'Dirk Dispatch', 'de', {
    company: 'nordwind',
    role: 'dispatcher',
    orderLimitCents: 200_000,
  }),
  person('berta.books@nordwind.example', 'Berta Books', 'de', { company: 'nordwind', role: 'accountant' }),
  person('viktor.view@nordwind.example', 'Viktor View', 'de', { company: 'nordwind', role: 'viewer' }),
  person('pawel@wielkopolska.example', 'Paweł Nowicki', 'pl', admin('wielkopolska')),
  person('emma@vandijk.example', 'Emma van Dijk', 'nl', admin('vandijk')),
  person('nora.new@hansa.example', 'Nora New', 'de', { company: 'hansa', role: 'dispatcher' }, false),
  person('hanna@hansa.example', 'Hanna Petersen', 'de', admin('hansa')),
  person('rosa@rutas.example', 'Rosa Jiménez', 'es', admin('rutas')),
  person('lukas@donau.example', 'Lukas Gruber', 'de', admin('donau')),
  person('claire@lavigne.example', 'Claire Lavigne', 'fr', admin('lavigne')),
  person('giulia@adige.example', 'Giulia Ferrari', 'it', admin('adige')),
  person('andrei@carpat.example', 'Andrei Ionescu', 'ro', admin('carpat')),
  person('heike@agrarhof.example', 'Heike Lehmann', 'de', admin('agrarhof')),
  person('jens@steinmann.example', 'Jens Steinmann', 'de', admin('steinmann')),
];

export type DemoStaff = DemoPerson & {
  readonly role: StaffRole;
  /** Codes of the depots that somebody of a depot works at. */
  readonly depots?: readonly string[];
};

/** Who works at the desk, in the yard, in the books, with the fleet, and who looks over their shoulders. */
export const DEMO_STAFF = [
  { ...person('dora.desk@trailyard.example', 'Dora Desk', 'de'), role: 'desk' },
  { ...person('ben.yard@trailyard.example', 'Ben Yard', 'de'), role: 'depot', depots: ['HAM'] },
  { ...person('cleo.counts@trailyard.example', 'Cleo Counts', 'de'), role: 'accountant' },
  { ...person('finn.fleet@trailyard.example', 'Finn Fleet', 'de'), role: 'fleet' },
  { ...person('ines.audit@trailyard.example', 'Ines Audit', 'de'), role: 'auditor' },
] as const satisfies readonly DemoStaff[];
