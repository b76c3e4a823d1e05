import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#web/client/api-client.ts';
import { isProblemError } from '#web/client/problem-error.ts';
import { toast } from '#web/ui/toast.tsx';

type WaitingOrder = { readonly id: string; readonly number: string; readonly version: number };

/** Approves an order at once, rejects it with a reason, and shows it as it is afterwards. */
export function useVerdict({ id, number, version }: WaitingOrder) {
  const { revalidate } = useRevalidator();
  const [isApproving, setIsApproving] = useState(false);
  const [isRejecting, setIsRejecting] = useState(false);

  const approve = async (note: string | null = null): Promise<void> => {
    setIsApproving(true);
    try {
      await api.post('/api/orders/{id}/approve', { params: { id }, body: { note }, ifMatch: version });
      toast.success('system.orderApproved', { values: { number } });
    } catch (error) {
      if (!isProblemError(error)) throw error;
      toast.error(error.messageKey);
    } finally {
      await revalidate();
      setIsApproving(false);
    }
  };

  /** The caller shows a refusal; what was written stays until it has been taken. */
  const reject = async (note: string): Promise<void> => {
    try {
      await api.post('/api/orders/{id}/reject', { params: { id }, body: { note }, ifMatch: version });
      toast.success('system.orderRejected', { values: { number } });
      setIsRejecting(false);
    } finally {
      await revalidate();
    }
  };

  return { approve, reject, isApproving, isRejecting, setIsRejecting };
}
