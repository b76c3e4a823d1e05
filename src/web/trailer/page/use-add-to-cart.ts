import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { isProblemError, type ProblemError } from '#web/client/problem-error.ts';
import { toast } from '#web/ui/toast.tsx';
import type { WallPeriod } from './wall-period.ts';

type Wish = {
  readonly trailerId: string;
  readonly number: string;
  /** Instants. */
  readonly from: string;
  readonly to: string;
  /** The wall times that they were made of. */
  readonly asked: WallPeriod;
  readonly services: readonly string[];
  readonly loginPath: string;
};

/** Puts the trailer and its services into the cart. The server checks the period once more. */
export function useAddToCart({ trailerId, number, from, to, asked, services, loginPath }: Wish) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isPending, setIsPending] = useState(false);
  const [addedPeriod, setAddedPeriod] = useState<string>();
  const period = `${from} ${to}`;

  const toCart = { values: { number }, link: { to: '/cart', label: 'trailer.cart.open' } } as const;

  const refuse = async ({ code, messageKey }: ProblemError) => {
    if (code === 'login-required') return navigate(loginPath);
    if (code === 'trailer-taken' && (await isInCart({ trailerId, from, to }))) {
      setAddedPeriod(period);
      return toast.info('trailer.cart.already', toCart);
    }
    toast.error(messageKey);
    // Somebody was faster: the page then says until when, and who could take its place.
    if (code === 'trailer-taken') await revalidate();
  };

  const add = async () => {
    setIsPending(true);
    try {
      await sendToCart({ trailerId, from, to, asked, services });
      setAddedPeriod(period);
      toast.success('trailer.cart.added', toCart);
      await revalidate();
    } catch (error) {
      if (!isProblemError(error)) throw error;
      await refuse(error);
    } finally {
      setIsPending(false);
    }
  };
  return { add: () => void add(), isPending, isAdded: addedPeriod === period };
}

async function sendToCart({ trailerId, from, to, asked, services }: Omit<Wish, 'number' | 'loginPath'>) {
  const { api } = await import('#web/client/api-client.ts');
  const cart = await api.post('/api/cart/items', { body: { trailerId, from, to, asked } });
  const line = cart.items.findLast(
    (item) => item.trailerId === trailerId && Date.parse(item.from) === Date.parse(from),
  );
  if (!line || services.length === 0) return;
  await api.put('/api/cart/items/{id}/services', {
    params: { id: line.id },
    body: { services: [...services] },
    ifMatch: cart.version,
  });
}

/** Whether the own cart is what stands in the way. */
async function isInCart({ trailerId, from, to }: Pick<Wish, 'trailerId' | 'from' | 'to'>): Promise<boolean> {
  const { api } = await import('#web/client/api-client.ts');
  const { items } = await api.get('/api/cart');
  return items.some(
    (item) =>
      item.trailerId === trailerId && Date.parse(item.from) < Date.parse(to) && Date.parse(from) < Date.parse(item.to),
  );
}
