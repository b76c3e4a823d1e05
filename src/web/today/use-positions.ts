import type { Position } from '#contract/position.ts';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import type { RunningView } from './describe-running.server.ts';
import type { TodayData } from './load-today.server.ts';

/** As many as can be asked about at once without anybody noticing. */
const MOST_ASKED = 12;

export type Located = {
  readonly position: Position | null;
  readonly isAsking: boolean;
  /** It could tell where it is, and has not. */
  readonly isSilent: boolean;
};

/** About two kilometres: so far the name of a place still holds. */
const SAME_PLACE_DEGREES = 0.02;

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
      answers.flatMap((of, i) => (of.status === 'fulfilled' ? [[asked[i] ?? '', of.value] as const] : [])),
    );
  });
  return running.map((trailer) => {
    const told = answer?.get(trailer.id);
    const position = told?.position ? withName(told.position, trailer.position) : trailer.position;
    const isKnownSilent = asksForPositions ? told?.reason === 'noSignal' : trailer.hasTelematics;
    return {
      ...trailer,
      position,
      isAsking: isAsking && asked.includes(trailer.id),
      isSilent: position === null && isKnownSilent,
    };
  });
}

/** Services often tell nothing but numbers; where the trailer has hardly moved, the recorded place is still right. */
function withName(told: Position, recorded: Position | null): Position {
  const isSamePlace =
    recorded !== null &&
    Math.abs(told.lat - recorded.lat) < SAME_PLACE_DEGREES &&
    Math.abs(told.lon - recorded.lon) < SAME_PLACE_DEGREES;
  return told.place === null && isSamePlace ? { ...told, place: recorded.place } : told;
}
