import type { Task } from '#contract/desk-task.ts';
import { ALL_OF_THEM } from '#domain/admin/task-kind.ts';
import { assertNever } from '#domain/result.ts';

/** What a task is about: with its kind, its identity for as long as it lasts. */
export function objectOfTask(task: Task): string {
  switch (task.kind) {
    case 'pickUpStopped':
    case 'pickUpToSign':
    case 'returnToConfirm':
    case 'overdue':
    case 'notPickedUp':
    case 'tightChangeover':
    case 'nextEndangered':
      return task.bookingId;
    case 'misplaced':
    case 'certificateExpired':
    case 'trailerIncomplete':
      return task.trailerId;
    case 'approvalLapsing':
    case 'advancePayment':
      return task.orderId;
    case 'depotShort':
      return task.depotId;
    case 'signUp':
      return task.businessUnitId;
    case 'noteDue':
    case 'transferTight':
    case 'secondPair':
    case 'extensionAsked':
    case 'transferLate':
      return task.id;
    case 'batchDue':
    case 'debitReturned':
    case 'disputeOpen':
    case 'moneyUnmatched':
    case 'refundDue':
    case 'clearanceAwaited':
    case 'unbilled':
    case 'poMissing':
    case 'paperMissing':
    case 'claimToDecide':
      return task.objectId;
    case 'paymentOverdue':
    case 'toClose':
    case 'certificateEnding':
      return ALL_OF_THEM;
    default:
      return assertNever(task);
  }
}
