import type { Cart } from '#contract/cart.ts';
import { api } from '#web/client/api-client.ts';
import type { SnappedChoice } from '#web/trailer/describe-snapped.ts';
import { toast } from '#web/ui/toast.tsx';
import { useCartWriter } from './cart-writer.tsx';
import type { TwinView } from './describe-taken.ts';
import type { CartLineView } from './describe-cart.server.ts';
import type { WallPeriod } from './use-offer.ts';

type Stay = WallPeriod & { readonly trailerId: string; readonly asked?: WallPeriod };
type KeptLine = Pick<CartLineView, 'id' | 'trailerId' | 'number' | 'services' | 'period' | 'asked'>;

const UNDO_MS = 10_000;

/** What can be done with a line of the cart besides changing its period. */
export function useLineActions() {
  const { write } = useCartWriter();

  const remove = async (line: KeptLine) => {
    const { id, number, trailerId, services, period, asked } = line;
    const removed = await write((ifMatch) => api.delete('/api/cart/items/{id}', { params: { id }, ifMatch }));
    if (!removed) return;
    const stay = { trailerId, from: period.from, to: period.to, ...(asked && { asked }) };
    toast.show('system.trailerRemoved', {
      values: { number },
      autoClose: UNDO_MS,
      action: { label: 'ui.undo', onPress: () => void write((version) => addWithServices(stay, services, version)) },
    });
  };

  /** The new trailer comes in first, so that a failure on the way costs nothing. */
  const replace = (line: KeptLine, { trailerId, from, to }: TwinView) =>
    write(async (version) => {
      const added = await addWithServices({ trailerId, from, to }, line.services, version);
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

/** Adds a trailer with those of the services that are offered for it. */
async function addWithServices(stay: Stay, wanted: readonly string[], ifMatch: number): Promise<Cart> {
  const cart = await api.post('/api/cart/items', { body: stay, ifMatch });
  const item = cart.items.findLast(({ trailerId }) => trailerId === stay.trailerId);
  if (!item) return cart;
  const present = new Set(item.services.map(({ key }) => key));
  const missing = item.offers.filter(({ key }) => wanted.includes(key) && !present.has(key));
  if (missing.length === 0) return cart;
  return api.put('/api/cart/items/{id}/services', {
    params: { id: item.id },
    body: { services: [...present, ...missing.map(({ key }) => key)] },
    ifMatch: cart.version,
  });
}
