import type { Position } from '#contract/position.ts';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import type { RunningView } from './describe-running.server.ts';
import type { TodayData } from './load-today.server.ts';

/** As many as can be asked about at once without anybody noticing. */
const MOST_ASKED = 12;

export type Located = { readonly position: Position | null; readonly isAsking: boolean };

/**
 * Running trailers with where they are. What has been recorded comes with the page; a telematics service is asked by the
 * browser, because it may take its time, and what it does not know stays as it was.
 */
export function usePositions({
  running,
  asksForPositions,
}: Pick<TodayData, 'running' | 'asksForPositions'>): readonly (RunningView & Located)[] {
  const asked = asksForPositions
    ? running
        .filter(({ hasTelematics }) => hasTelematics)
        .slice(0, MOST_ASKED)
        .map(({ id }) => id)
    : [];
  const { answer, isAsking } = useQuestion(asked.length > 0 ? asked.join(' ') : undefined, async (signal) => {
    const answers = await Promise.allSettled(
      asked.map((id) => api.get('/api/bookings/{id}/position', { params: { id }, signal })),
    );
    return new Map(
      answers.map((of, i) => [asked[i] ?? '', of.status === 'fulfilled' ? of.value.position : null] as const),
    );
  });
  return running.map((trailer) => ({
    ...trailer,
    position: answer?.get(trailer.id) ?? trailer.position,
    isAsking: isAsking && asked.includes(trailer.id),
  }));
}
