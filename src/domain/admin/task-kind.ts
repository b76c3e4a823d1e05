const PRESSING = [
  'pickUpStopped',
  'pickUpToSign',
  'returnToConfirm',
  'overdue',
  'misplaced',
  'nextEndangered',
  'transferTight',
  'extensionAsked',
  'certificateExpired',
  'approvalLapsing',
  'secondPair',
  'advancePayment',
  'notPickedUp',
  'tightChangeover',
  'transferLate',
  'signUp',
  'noteDue',
] as const;
const PATIENT = ['depotShort', 'trailerIncomplete'] as const;

/** Tasks of the control desk with one object each, most pressing first. */
export const OBJECT_TASKS = [...PRESSING, ...PATIENT] as const;
export type ObjectTask = (typeof OBJECT_TASKS)[number];

/** Of these, what there is follows from a rule for each row, so that all are found at once; the next pick-up first. */
export const FORESEEN_TASKS = ['nextEndangered', 'tightChangeover'] as const;
export type ForeseenTask = (typeof FORESEEN_TASKS)[number];

export const isForeseen = (kind: TaskKind): kind is ForeseenTask => FORESEEN_TASKS.some((one) => one === kind);

/** What waits for whoever looks after the money, most pressing first. Each kind is one task, and each of its objects another. */
export const MONEY_TASKS = [
  'batchDue',
  'debitReturned',
  'disputeOpen',
  'moneyUnmatched',
  'refundDue',
  'clearanceAwaited',
  'unbilled',
  'poMissing',
  'paperMissing',
  'claimToDecide',
] as const;

export const isMoneyTask = (kind: TaskKind): kind is (typeof MONEY_TASKS)[number] =>
  MONEY_TASKS.some((one) => one === kind);

/** Of these, too, each kind is one task, whose objects have a list of their own. */
const LIST_TASKS = ['paymentOverdue', 'toClose', 'certificateEnding'] as const;

/** In the order in which they are shown. */
export const TASK_KINDS = [...PRESSING, ...MONEY_TASKS, ...LIST_TASKS, ...PATIENT] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** What a task that is all of a kind is about. */
export const ALL_OF_THEM = 'all';

/** What is shown: what waits, what of it I have taken, or what rests until another day. */
export const TASK_VIEWS = ['open', 'mine', 'resting'] as const;
