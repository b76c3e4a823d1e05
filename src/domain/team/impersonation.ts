import type { Actor } from './actor.ts';

/** What only the person themselves may do, never an admin in their name. */
export const PERSONAL_ACTS = [
  'changePassword',
  'acceptLegal',
  'chooseLocale',
  'changeMandate',
  'objectToCharges',
  'disputeInvoice',
  'sign',
  'invite',
  'exportData',
  'impersonate',
  'administer',
] as const;
export type PersonalAct = (typeof PERSONAL_ACTS)[number];

export const isImpersonating = (actor: Actor): boolean => actor.kind === 'member' && actor.impersonatedBy !== null;

/** Whether an act is refused because an admin acts as someone else. It says nothing about rights. */
export const isForbiddenAct = (actor: Actor, act: PersonalAct): boolean =>
  isImpersonating(actor) && PERSONAL_ACTS.includes(act);
