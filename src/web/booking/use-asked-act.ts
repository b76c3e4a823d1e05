import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { OpenAct } from './booking-acts.tsx';
import type { BookingRowView } from './describe-row.server.ts';

/** The act that a link to the page of a booking asks for (`?act=extend`), if it can be done now. */
export function useAskedAct({ id, actions }: Pick<BookingRowView, 'id' | 'actions'>): OpenAct | undefined {
  const [search] = useSearchParams();
  const asked = search.get('act');
  const act = (['extend', 'announceReturn'] as const).find((name) => name === asked && actions.includes(name));
  return useMemo(() => {
    if (act === undefined) return undefined;
    return act === 'extend' ? { act, bookingId: id } : { act, bookingIds: [id] };
  }, [act, id]);
}
