import { useEffect, useState } from 'react';
import { api } from '#web/client/api-client.ts';
import { isProblemError } from '#web/client/problem-error.ts';
import type { Openings } from './handover-times.ts';

const ANY_TIME: Openings = { keyBox: true, hours: { week: {}, seasons: [] }, specialDays: [] };

/** When a depot hands trailers over. Until it is known, and if it stays unknown, any time may be asked for. */
export function useOpenings(depotId: string | undefined): Openings {
  const [known, setKnown] = useState<{ readonly depotId: string; readonly openings: Openings }>();
  useEffect(() => {
    if (depotId === undefined) return undefined;
    const controller = new AbortController();
    api.get('/api/depots/{id}', { params: { id: depotId }, signal: controller.signal }).then(
      (openings) => setKnown({ depotId, openings }),
      (error: unknown) => {
        if (!controller.signal.aborted && !isProblemError(error)) throw error;
      },
    );
    return () => controller.abort();
  }, [depotId]);
  return known && known.depotId === depotId ? known.openings : ANY_TIME;
}
