import { listAdmins } from '#db/business-unit/business-unit.queries.ts';
import type { Transaction } from '#db/client.ts';
import type { HandoverRow } from '#db/handover/handover.queries.ts';
import { findOrder } from '#db/order/order.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { HandoverActor } from './require-handover-right.ts';

type Signed = {
  readonly handover: Pick<HandoverRow, 'id' | 'businessUnitId'>;
  readonly orderId: string;
  readonly signer: HandoverActor;
};

/** The paper goes to whoever ordered and whoever signed for the unit; if neither is there any more, to its admins. */
export async function queueHandoverMails(
  trx: Transaction,
  { handover: { id: handoverId, businessUnitId }, orderId, signer }: Signed,
): Promise<void> {
  const order = await findOrder(trx, { businessUnitId, orderId });
  const author = order && (await findUser(trx, order.createdBy));
  const people = new Set([
    ...(author?.businessUnitId === businessUnitId ? [author.id] : []),
    ...(signer.kind === 'member' ? [signer.userId] : []),
  ]);
  const recipients = people.size > 0 ? [...people] : await listAdmins(trx, { businessUnitId });
  for (const userId of recipients) await queueMail(trx, { template: 'handover', handoverId, userId });
}
