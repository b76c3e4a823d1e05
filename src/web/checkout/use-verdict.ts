import { useState } from 'react';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';

type WaitingOrder = { readonly id: string; readonly number: string; readonly version: number };

/** Approves an order at once, or asks why it is rejected. */
export function useVerdict({ id, number, version }: WaitingOrder) {
  const { write, isPending } = useWrite();
  const [isRejecting, setIsRejecting] = useState(false);
  const approve = (note: string | null = null) =>
    write(() => api.post('/api/orders/{id}/approve', { params: { id }, body: { note }, ifMatch: version }), {
      done: { message: 'system.orderApproved', values: { number } },
    });
  return { approve, isApproving: isPending, isRejecting, setIsRejecting };
}
