import type { MessageKey } from '#i18n/message-key.ts';

const isWaiting = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'approvalId' in answer && answer.approvalId !== null;

/** What is said after an act that may need two people: that it is done, or that it waits. */
export const doneOrAsked = (answer: unknown, done: MessageKey): MessageKey =>
  isWaiting(answer) ? 'adminApproval.asked' : done;
