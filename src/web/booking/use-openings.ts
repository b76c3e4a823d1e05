import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import type { Openings } from './handover-times.ts';

const ANY_TIME: Openings = { keyBox: true, hours: { week: {}, seasons: [] }, specialDays: [] };

/** When a depot hands trailers over. Until it is known, and if it stays unknown, any time may be asked for. */
export function useOpenings(depotId: string | undefined): Openings {
  const { current } = useQuestion(depotId, (signal) =>
    api.get('/api/depots/{id}', { params: { id: depotId ?? '' }, signal }),
  );
  return current ?? ANY_TIME;
}
