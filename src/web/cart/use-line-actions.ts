import { api } from '#web/client/api-client.ts';
import type { SnappedChoice } from '#web/trailer/describe-snapped.ts';
import { toast } from '#web/ui/toast.tsx';
import { useCartWriter } from './cart-writer.tsx';
import type { TwinView } from './describe-taken.ts';
import type { CartLineView } from './describe-cart.server.ts';

type KeptLine = Pick<
  CartLineView,
  'id' | 'trailerId' | 'number' | 'carriedServices' | 'period' | 'asked' | 'unitChoice' | 'returnDepot'
>;

const UNDO_MS = 10_000;

/** What can be done with a line of the cart besides changing its period. */
export function useLineActions() {
  const { write } = useCartWriter();

  const remove = async (line: KeptLine) => {
    const { id, number, trailerId, carriedServices: services, period, asked, unitChoice } = line;
    const removed = await write((ifMatch) => api.delete('/api/cart/items/{id}', { params: { id }, ifMatch }));
    if (!removed) return;
    const { from, to } = period;
    const returnDepotId = line.returnDepot?.id ?? null;
    const body = { trailerId, from, to, services, unitChoice, returnDepotId, ...(asked && { asked }) };
    toast.show('system.trailerRemoved', {
      values: { number },
      autoClose: UNDO_MS,
      action: {
        label: 'ui.undo',
        onPress: () => void write((ifMatch) => api.post('/api/cart/items', { body, ifMatch })),
      },
    });
  };

  /** The new trailer comes in first, so that a failure on the way costs nothing. */
  const replace = (line: KeptLine, { trailerId, from, to }: TwinView) =>
    write(async (ifMatch) => {
      const { carriedServices: services, unitChoice, returnDepot } = line;
      const body = { trailerId, from, to, services, unitChoice, returnDepotId: returnDepot?.id ?? null };
      const added = await api.post('/api/cart/items', { body, ifMatch });
      return api.delete('/api/cart/items/{id}', { params: { id: line.id }, ifMatch: added.version });
    });

  /** The longer period by the clock of the depot, which is what is asked for then. */
  const chooseLonger = ({ id }: KeptLine, { period: { from, to, localFrom, localTo } }: SnappedChoice) =>
    write((ifMatch) =>
      api.patch('/api/cart/items/{id}', {
        params: { id },
        body: { from, to, asked: { from: localFrom, to: localTo } },
        ifMatch,
      }),
    );

  return { remove, replace, chooseLonger };
}
