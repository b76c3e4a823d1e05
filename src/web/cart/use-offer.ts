import { useEffect, useState } from 'react';
import type { Trailer } from '#contract/trailer.ts';
import { api } from '#web/client/api-client.ts';
import { isProblemError } from '#web/client/problem-error.ts';

export type WallPeriod = { readonly from: string; readonly to: string };

export type Offer =
  | { readonly kind: 'asking' }
  | { readonly kind: 'answered'; readonly trailer: Trailer }
  /** A code of a field, such as `past`; or none, if nobody answered. */
  | { readonly kind: 'refused'; readonly code: string | undefined };

const ASKING: Offer = { kind: 'asking' };

/** Whether a trailer can be had in a period by the clock of its depot, and what that costs; asked anew on every change. */
export function useOffer(trailerId: string, { from, to }: WallPeriod): Offer {
  const question = `${trailerId} ${from} ${to}`;
  const [answer, setAnswer] = useState<{ question: string; offer: Offer }>();

  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      const offer = await findOffer(trailerId, { from, to }, controller.signal);
      if (!controller.signal.aborted) setAnswer({ question, offer });
    };
    void ask();
    return () => controller.abort();
  }, [question, trailerId, from, to]);

  return answer?.question === question ? answer.offer : ASKING;
}

async function findOffer(id: string, query: WallPeriod, signal: AbortSignal): Promise<Offer> {
  try {
    return { kind: 'answered', trailer: await api.get('/api/trailers/{id}', { params: { id }, query, signal }) };
  } catch (error) {
    if (signal.aborted) return ASKING;
    if (!isProblemError(error)) throw error;
    return { kind: 'refused', code: Object.values(error.fields ?? {})[0] };
  }
}
