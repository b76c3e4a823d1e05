import { BOOKING_ACTIONS } from '#domain/booking/booking-action.ts';
import { keysOf } from '../table.ts';

/** All that the log can tell: what was done to which noun. Each has words in the catalogues. */
export const AUDIT_ACTIONS = {
  address: ['create', 'change', 'delete'],
  approval: ['ask', 'approve', 'reject', 'withdraw', 'lapse'],
  avatar: ['change', 'remove'],
  bankEntry: ['match', 'ignore', 'undo'],
  bankStatement: ['import'],
  billing: ['run'],
  booking: [...keysOf(BOOKING_ACTIONS), 'correctTax', 'prepare', 'undoPrepare'],
  budget: ['change'],
  businessUnit: [
    'signUp',
    'create',
    'approve',
    'reject',
    'block',
    'unblock',
    'change',
    'changeTerms',
    'changeBillingTerms',
    'addContact',
    'changeContact',
    'removeContact',
    'export',
    'erase',
  ],
  cart: ['addTrailer', 'addLeg', 'removeTrailer', 'changePeriod', 'chooseServices', 'chooseUnit', 'change'],
  certificate: ['change', 'remove', 'remind'],
  charge: ['add', 'waive', 'object', 'photo', 'removePhoto'],
  contact: ['send'],
  debit: ['return'],
  debitBatch: ['create', 'export', 'download', 'discard', 'book'],
  demoData: ['load'],
  depot: ['create', 'change'],
  document: ['add', 'remove'],
  dunning: ['send', 'hold', 'claim', 'waive', 'pay', 'rate'],
  export: ['datev', 'download', 'archive', 'mismatch'],
  handover: ['start', 'save', 'photo', 'removePhoto', 'stop', 'release', 'wrongCode', 'sign', 'discard'],
  hold: ['take', 'renew', 'release'],
  invitation: ['create', 'resend', 'revoke', 'accept'],
  invoice: [
    'issue',
    'correct',
    'send',
    'offset',
    'undoOffset',
    'turnToTransfer',
    'writeOff',
    'dispute',
    'decideDispute',
    'clear',
  ],
  logo: ['change', 'remove'],
  mail: ['resend'],
  mailWords: ['change'],
  mandate: ['grant', 'confirm', 'download', 'block', 'release', 'lapse', 'revoke'],
  member: ['change', 'remove', 'leave'],
  note: ['add', 'change'],
  order: ['place', 'approve', 'reject', 'cancel', 'lapse', 'markPaid', 'markOverdue', 'follow', 'changeBooks'],
  payment: ['take', 'settle', 'undo', 'refund'],
  photo: ['add', 'arrange', 'remove'],
  plan: ['apply'],
  priceList: ['create', 'change', 'publish', 'withdraw', 'discard'],
  quote: ['create', 'resend', 'accept', 'decline', 'withdraw'],
  secretKey: ['rotate'],
  service: ['create', 'change'],
  session: ['logIn', 'logInFailed', 'logInBlocked', 'logOut', 'tokenReuse', 'impersonate', 'endImpersonation'],
  setting: ['change'],
  signUp: ['request', 'resend'],
  task: ['change'],
  trailer: ['create', 'change', 'status', 'retire'],
  user: [
    'change',
    'acceptLegal',
    'passwordChanged',
    'passwordReset',
    'sendReset',
    'block',
    'unblock',
    'erase',
    'makeAdmin',
    'inviteStaff',
    'resendStaffInvitation',
    'changeRole',
  ],
  transfer: ['plan', 'move', 'cancel', 'depart', 'arrive', 'dismiss', 'offer', 'withdraw'],
  workshop: ['plan', 'move', 'cancel'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type AuditNoun = keyof typeof AUDIT_ACTIONS;
export type AuditAction = { [N in AuditNoun]: `${N}.${(typeof AUDIT_ACTIONS)[N][number]}` }[AuditNoun];

export const isAuditNoun = (name: string): name is AuditNoun => Object.hasOwn(AUDIT_ACTIONS, name);

export const AUDIT_NOUNS = keysOf(AUDIT_ACTIONS);

export const actionsOf = (noun: AuditNoun): readonly AuditAction[] =>
  // A noun of the table and one of its verbs.
  AUDIT_ACTIONS[noun].map((verb) => `${noun}.${verb}` as AuditAction);

export function isAuditAction(name: string): name is AuditAction {
  const noun = name.slice(0, name.indexOf('.'));
  return isAuditNoun(noun) && actionsOf(noun).some((action) => action === name);
}

/**
 * What is written down and hardly ever asked for: steps on the way to something that has an entry of its own. The log leaves
 * them out unless they are wanted.
 */
export const QUIET_ACTIONS: readonly AuditAction[] = [
  ...actionsOf('cart'),
  ...actionsOf('hold'),
  'handover.save',
  'handover.photo',
  'handover.removePhoto',
  'session.logIn',
  'session.logOut',
];

/** What belongs to something else is found in the log under that. */
const OWNERS: Readonly<Partial<Record<AuditNoun | AuditAction, string>>> = {
  avatar: 'user',
  budget: 'businessUnit',
  certificate: 'trailer',
  'certificate.remind': 'fleet',
  document: 'trailer',
  hold: 'cart',
  logo: 'businessUnit',
  member: 'user',
  photo: 'trailer',
  session: 'user',
  transfer: 'trailer',
  workshop: 'trailer',
};

/** The type of the object that an action was done to. */
export function filedUnder(action: AuditAction): string {
  const noun = action.slice(0, action.indexOf('.'));
  return OWNERS[action] ?? (isAuditNoun(noun) ? OWNERS[noun] : undefined) ?? noun;
}
