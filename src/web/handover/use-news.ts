import { useCallback, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Handover } from '#contract/handover.ts';
import { api } from '#web/client/api-client.ts';
import { outcomeOf } from '#web/client/outcome-of.ts';

/**
 * Whoever comes back to this device sees what was done on another one. What is signed or gone, because the booking has
 * another trailer now, is told by the page.
 */
export function useNews(bookingId: string, handoverId: string, onNews: (change: (last: Handover) => Handover) => void) {
  const { revalidate } = useRevalidator();
  const look = useCallback(async () => {
    const params = { id: bookingId, hid: handoverId };
    const outcome = await outcomeOf(api.get('/api/bookings/{id}/handovers/{hid}', { params }));
    if (!outcome.ok) {
      // Without a line there is no news; the next look finds it.
      if (outcome.error.status === 404) await revalidate();
      return;
    }
    const latest = outcome.value;
    if (latest.signedAt === null) onNews((last) => (latest.version < last.version ? last : latest));
    else await revalidate();
  }, [bookingId, handoverId, onNews, revalidate]);
  useEffect(() => {
    const listen = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void look();
    };
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, [look]);
  return look;
}
