import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Cart } from '#contract/cart.ts';
import { outcomeOf } from '#web/client/outcome-of.ts';
import type { ProblemError } from '#web/client/problem-error.ts';
import { toProblemError } from '#web/client/to-problem-error.ts';
import { toast } from '#web/ui/toast.tsx';

type Write = (version: number) => Promise<Cart>;
/** Tells whether it took care of the refusal; every other one becomes a toast. */
type OnRefused = (problem: ProblemError) => boolean;
type Options = {
  readonly onRefused?: OnRefused;
  /** Something typed, by its name: what finds no line is sent again later, unless it was typed anew. */
  readonly typed?: string;
};

type CartWriter = {
  /** Changes the cart after all changes before it. Undefined if it was refused. */
  readonly write: (change: Write, options?: Options) => Promise<Cart | undefined>;
  /** The version of the cart once nothing more is on its way. Rejects while something typed finds no line. */
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
  const unsent = useRef(new Map<string, Write>());
  const readAnew = useRef(revalidate);
  // Before anybody can click on what was drawn: a click orders the version that it sees.
  useLayoutEffect(() => {
    readAnew.current = revalidate;
    latest.current = Math.max(latest.current, version);
  });

  const { write, settle, sendUnsent } = useMemo(() => {
    const run = async (change: Write, { onRefused, typed }: Options): Promise<Cart | undefined> => {
      try {
        const outcome = await outcomeOf(change(latest.current));
        if (outcome.ok) {
          latest.current = outcome.value.version;
          return outcome.value;
        }
        const problem = outcome.error;
        if (typed !== undefined && isUndecided(problem.status)) unsent.current.set(typed, change);
        if (!onRefused?.(problem)) toast.error(problem.messageKey);
        return undefined;
      } finally {
        open.current -= 1;
        if (open.current === 0) await readAnew.current();
        setWaiting(open.current);
      }
    };
    const enqueue = (change: Write, options: Options = {}) => {
      if (options.typed !== undefined) unsent.current.delete(options.typed);
      open.current += 1;
      setWaiting(open.current);
      const written = queue.current.then(() => run(change, options));
      queue.current = written.catch(() => {});
      return written;
    };
    const resend = () => {
      for (const [typed, change] of unsent.current) void enqueue(change, { typed });
    };
    return {
      write: enqueue,
      sendUnsent: resend,
      settle: async () => {
        resend();
        await queue.current;
        if (unsent.current.size > 0) throw toProblemError({ status: 0 });
        return latest.current;
      },
    };
  }, []);

  // When the line is back, and when the page is left.
  useEffect(() => {
    window.addEventListener('online', sendUnsent);
    return () => {
      window.removeEventListener('online', sendUnsent);
      sendUnsent();
    };
  }, [sendUnsent]);

  const writer = useMemo(() => ({ write, settle, isBusy: waiting > 0 }), [write, settle, waiting]);
  return <CartWriterContext value={writer}>{children}</CartWriterContext>;
}

/** Says nothing about whether the server could ever take it. */
const isUndecided = (status: number): boolean => status === 0 || status >= 500;

export function useCartWriter(): CartWriter {
  const writer = use(CartWriterContext);
  if (!writer) throw new Error('useCartWriter needs a CartWriterProvider above it');
  return writer;
}
