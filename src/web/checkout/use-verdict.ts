import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#web/client/api-client.ts';
import { isProblemError } from '#web/client/problem-error.ts';
import { toast } from '#web/ui/toast.tsx';

const CALLS = { approve: '/api/orders/{id}/approve', reject: '/api/orders/{id}/reject' } as const;
const DONE = { approve: 'system.orderApproved', reject: 'system.orderRejected' } as const;
type Verdict = keyof typeof CALLS;

type WaitingOrder = { readonly id: string; readonly number: string; readonly version: number };

/** Approves an order at once, rejects it after a question, and shows it as it is afterwards. */
export function useVerdict({ id, number, version }: WaitingOrder) {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<Verdict>();
  const [isRejecting, setIsRejecting] = useState(false);
  const decide = async (verdict: Verdict, note: string | null = null): Promise<void> => {
    setPending(verdict);
    try {
      await api.post(CALLS[verdict], { params: { id }, body: { note }, ifMatch: version });
      toast.success(DONE[verdict], { values: { number } });
    } catch (error) {
      if (!isProblemError(error)) throw error;
      toast.error(error.messageKey);
    } finally {
      await revalidate();
      setPending(undefined);
      setIsRejecting(false);
    }
  };
  return { decide, pending, isRejecting, setIsRejecting };
}
