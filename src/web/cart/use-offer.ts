import type { Trailer } from '#contract/trailer.ts';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';

export type WallPeriod = { readonly from: string; readonly to: string };

export type Offer =
  | { readonly kind: 'asking' }
  | { readonly kind: 'answered'; readonly trailer: Trailer }
  /** A code of a field, such as `past`; or none, if nobody answered. */
  | { readonly kind: 'refused'; readonly code: string | undefined };

/**
 * Whether a trailer can be had in a period by the clock of its depot, or of the other one to which it is brought back, and what that
 * costs; asked anew on every change.
 */
export function useOffer(id: string, { from, to }: WallPeriod, returnDepot?: string): Offer {
  const { current, problem } = useQuestion(`${id} ${from} ${to}`, (signal) =>
    api.get('/api/trailers/{id}', { params: { id }, query: { from, to, ...(returnDepot && { returnDepot }) }, signal }),
  );
  if (problem) return { kind: 'refused', code: Object.values(problem.fields ?? {})[0] };
  return current ? { kind: 'answered', trailer: current } : { kind: 'asking' };
}
