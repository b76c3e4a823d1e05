import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Cart } from '#contract/cart.ts';
import { isProblemError, type ProblemError } from '#web/client/problem-error.ts';
import { toast } from '#web/ui/toast.tsx';

type Write = (version: number) => Promise<Cart>;
/** Tells whether it took care of the refusal; every other one becomes a toast. */
type OnRefused = (problem: ProblemError) => boolean;

type CartWriter = {
  /** Changes the cart after all changes before it. Undefined if it was refused. */
  readonly write: (change: Write, onRefused?: OnRefused) => Promise<Cart | undefined>;
  /** The version of the cart once nothing more is on its way. */
  readonly settle: () => Promise<number>;
  readonly isBusy: boolean;
};

const CartWriterContext = createContext<CartWriter | undefined>(undefined);

/** One change of the cart at a time, each on the version that the one before it made; then the page is read anew. */
export function CartWriterProvider({ version, children }: { readonly version: number; readonly children: ReactNode }) {
  const { revalidate } = useRevalidator();
  const [waiting, setWaiting] = useState(0);
  const latest = useRef(version);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const open = useRef(0);
  const readAnew = useRef(revalidate);
  // Before anybody can click on what was drawn: a click orders the version that it sees.
  useLayoutEffect(() => {
    readAnew.current = revalidate;
    latest.current = Math.max(latest.current, version);
  });

  const { write, settle } = useMemo(() => {
    const run = async (change: Write, onRefused?: OnRefused): Promise<Cart | undefined> => {
      try {
        const cart = await change(latest.current);
        latest.current = cart.version;
        return cart;
      } catch (error) {
        if (!isProblemError(error)) throw error;
        if (!onRefused?.(error)) toast.error(error.messageKey);
        return undefined;
      } finally {
        open.current -= 1;
        if (open.current === 0) await readAnew.current();
        setWaiting(open.current);
      }
    };
    return {
      write: (change: Write, onRefused?: OnRefused) => {
        open.current += 1;
        setWaiting(open.current);
        const written = queue.current.then(() => run(change, onRefused));
        queue.current = written.catch(() => {});
        return written;
      },
      settle: async () => {
        await queue.current;
        return latest.current;
      },
    };
  }, []);

  const writer = useMemo(() => ({ write, settle, isBusy: waiting > 0 }), [write, settle, waiting]);
  return <CartWriterContext value={writer}>{children}</CartWriterContext>;
}

export function useCartWriter(): CartWriter {
  const writer = use(CartWriterContext);
  if (!writer) throw new Error('useCartWriter needs a CartWriterProvider above it');
  return writer;
}
