import { useState } from 'react';
import type { ReturnPlace } from '#contract/return-place.ts';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';

export type ReturnPlaceChoice = {
  readonly depots: ReturnPlace['depots'];
  /** Where it comes back, once that is known for what was chosen. */
  readonly place: ReturnPlace['chosen'] | undefined;
  /** Nothing as long as nobody has said otherwise. */
  readonly depotId: string | undefined;
  readonly choose: (depotId: string | undefined) => void;
  readonly isLost: boolean;
};

/** Where a trailer really comes back, and what that costs; nothing is asked before somebody wants to know. */
export function useReturnPlace(bookingId: string, isWanted: boolean): ReturnPlaceChoice {
  const [depotId, choose] = useState<string>();
  const { answer, current, problem } = useQuestion(isWanted ? `${bookingId} ${depotId ?? ''}` : undefined, (signal) =>
    api.get('/api/bookings/{id}/return-place', {
      params: { id: bookingId },
      query: depotId === undefined ? {} : { depot: depotId },
      signal,
    }),
  );
  return { depots: answer?.depots ?? [], place: current?.chosen, depotId, choose, isLost: problem !== undefined };
}
