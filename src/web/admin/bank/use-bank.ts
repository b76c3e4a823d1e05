import { useState } from 'react';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { doneOrAsked } from '../approval/done-or-asked.ts';
import type { BankView, EntryView } from './load-bank.server.ts';

export type Shares = readonly { readonly invoiceId: string; readonly cents: number }[];

/** An order that is confirmed does not wait again. */
export const canUndo = ({ order }: EntryView): boolean => order === null;

/** What can be done on the page, by the mouse or by a key: each of it once, on the version that is shown. */
export function useBank({ booked, proposed, unknown }: Pick<BankView, 'booked' | 'proposed' | 'unknown'>) {
  const { write, isPending } = useWrite();
  const open = [...proposed, ...unknown];
  const [selectedId, setSelectedId] = useState<string>();
  const [splitId, setSplitId] = useState<string>();
  const [lastId, setLastId] = useState<string>();
  const [refundId, setRefundId] = useState<string>();
  const selected = open.find(({ id }) => id === selectedId);

  /** The next one is in hand as soon as this one is done with. */
  const moveOn = ({ id }: EntryView) => {
    const at = open.findIndex((entry) => entry.id === id);
    setSelectedId((open[at + 1] ?? open[at - 1])?.id);
  };
  const send = (entry: EntryView, act: 'ignore' | 'undo', done: MessageKey) =>
    write(() => api.post(`/api/admin/bank-entries/{id}/${act}`, { params: { id: entry.id }, ifMatch: entry.version }), {
      done,
      // What was taken back is to be looked at again.
      onDone: () => (act === 'undo' ? setSelectedId(entry.id) : moveOn(entry)),
    });

  const match = (entry: EntryView, businessUnitId: string, shares: Shares, orderId?: string) => {
    const body = { businessUnitId, shares: [...shares], ...(orderId !== undefined && { orderId }) };
    const sent = { params: { id: entry.id }, ifMatch: entry.version, body };
    return write(() => api.post('/api/admin/bank-entries/{id}/match', sent), {
      done: 'adminBank.done.match',
      notDone: 'adminBank.notDone',
      onDone: () => {
        moveOn(entry);
        setLastId(entry.id);
        setSplitId(undefined);
      },
    });
  };
  const acceptDebits = async (entry: EntryView, { collectAgain = false } = {}) => {
    const sent = { params: { id: entry.id }, ifMatch: entry.version, body: collectAgain ? { collectAgain } : {} };
    await write(() => api.post('/api/admin/bank-entries/{id}/debits', sent), {
      done: 'adminBank.done.debits',
      notDone: 'adminBank.notDone',
      onDone: () => {
        moveOn(entry);
        setLastId(entry.id);
      },
    });
  };
  return {
    isPending,
    open,
    selected,
    select: ({ id }: Pick<EntryView, 'id'>) => setSelectedId(id),
    split: open.find(({ id }) => id === splitId),
    /** Money that went, and a person says what for. */
    refund: (entry: EntryView, creditId: string) => {
      const body = { bookedOn: entry.bookedOn, cents: -entry.cents, bankEntryId: entry.id };
      const sent = { params: { id: creditId }, body, idempotencyScope: `refund-${entry.id}` };
      return write(() => api.post('/api/admin/payments/{id}/refund', sent), {
        done: (answer) => doneOrAsked(answer, 'adminBank.done.debits'),
        notDone: 'adminBank.notDone',
        onDone: () => {
          moveOn(entry);
          setRefundId(undefined);
        },
      });
    },
    refunded: open.find(({ id }) => id === refundId),
    openRefund: (entry: EntryView | undefined) => setRefundId(entry?.id),
    openSplit: (entry: EntryView | undefined) =>
      setSplitId(entry === undefined || entry.cents < 0 || entry.debits !== null ? undefined : entry.id),
    match,
    acceptDebits,
    accept: async (entry: EntryView) => {
      if (entry.debits !== null) return acceptDebits(entry);
      const shares = entry.shares.map(({ invoiceId, cents }) => ({ invoiceId, cents }));
      if (entry.unknown === null && entry.company !== null)
        await match(entry, entry.company.id, shares, entry.order?.id);
      return undefined;
    },
    ignore: (entry: EntryView) => send(entry, 'ignore', 'adminBank.done.ignore'),
    undo: (entry: EntryView) => send(entry, 'undo', 'adminBank.done.undo'),
    /** What was booked on this page last, or else what stands on top. */
    last: booked.find(({ id }) => id === lastId) ?? booked.find(canUndo),
  };
}
export type Bank = ReturnType<typeof useBank>;
