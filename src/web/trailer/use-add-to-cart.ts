import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PROBLEM_CODES } from '#web/cart/problem-codes.ts';
import type { ProblemError } from '#web/client/problem-error.ts';
import { useWrite } from '#web/client/use-write.ts';
import { toast } from '#web/ui/toast.tsx';
import type { WallPeriod } from './page/wall-period.ts';

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
  /** Where it is brought back, if that is another depot. */
  readonly returnDepotId?: string | undefined;
  /** More than one are this trailer and others of its kind at its depot. */
  readonly quantity?: number;
};

/** Puts the trailer and its services into the cart. The server checks the period once more. */
export function useAddToCart({
  trailerId,
  number,
  from,
  to,
  asked,
  services,
  loginPath,
  returnDepotId,
  quantity = 1,
}: Wish) {
  const navigate = useNavigate();
  const { write, isPending } = useWrite();
  const [addedPeriod, setAddedPeriod] = useState<string>();
  const period = `${from} ${to} ${returnDepotId ?? ''}`;

  const toCart = { values: { number, count: quantity }, link: { to: '/cart', label: 'toCart.open' } } as const;

  const refuse = async ({ code, fields = {} }: ProblemError): Promise<boolean> => {
    const refused = Object.values(PROBLEM_CODES).find((known) => Object.values(fields).includes(known));
    if (refused) toast.error(`error.field.${refused}`);
    else if (code === 'login-required') await navigate(loginPath);
    else if (code === 'trailer-taken' && (await isInCart({ trailerId, from, to }))) {
      setAddedPeriod(period);
      toast.info('toCart.already', toCart);
    } else return false;
    return true;
  };

  const add = () =>
    write(() => sendToCart({ trailerId, from, to, asked, services, returnDepotId, quantity }), {
      done: { message: quantity > 1 ? 'toCart.addedMany' : 'toCart.added', ...toCart },
      onDone: () => setAddedPeriod(period),
      onRefused: refuse,
      // Somebody was faster, or it has become too late: the page then says until when, and who could take its place.
      isOutdatedBy: ({ code }) => ['trailer-taken', 'too-few-free', 'invalid-fields'].includes(code),
    });
  return { add: () => void add(), isPending, isAdded: addedPeriod === period };
}

type Sent = Omit<Wish, 'number' | 'loginPath' | 'quantity'> & { readonly quantity: number };

async function sendToCart({ trailerId, from, to, asked, services, returnDepotId, quantity }: Sent) {
  const { api } = await import('#web/client/api-client.ts');
  return api.post('/api/cart/items', {
    body: {
      trailerId,
      from,
      to,
      asked,
      ...(returnDepotId !== undefined && { returnDepotId }),
      ...(services.length > 0 && { services: [...services] }),
      ...(quantity > 1 && { quantity }),
    },
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
