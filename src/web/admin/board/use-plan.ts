import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type {
  ApplyPlanInput,
  ChangePlanInput,
  MakeRoomInput,
  Plan,
  RepackAnswer,
  RepackInput,
} from '#contract/admin-plan.ts';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { withChanges } from '../list/list-address.ts';
import { useMay } from '../frame/may.tsx';

/** How soon what others change is seen, as on the board itself. */
const FRESH_MS = 20_000;

type Done = { readonly onDone?: () => void };

/** The plan that is tried out, and what can be done with it. */
export type Planning = {
  readonly plan: Plan | null;
  /** What is done on the board goes into the plan. */
  readonly isDrafting: boolean;
  readonly isPending: boolean;
  readonly begin: (name: string, done?: Done) => Promise<boolean>;
  /** Asks for a plan that leaves more whole weeks to sell, and opens it if there is one. */
  readonly repack: (input: RepackInput, onDone: (answer: RepackAnswer) => void) => void;
  /** Asks for a plan by which a booked trailer gets to the workshop, and opens it. */
  readonly makeRoom: (input: MakeRoomInput, onDone: (plan: Plan) => void) => void;
  /** Changes the plan and nothing more; for forms, which tell what was refused themselves. */
  readonly send: (input: ChangePlanInput) => Promise<Plan>;
  readonly take: (plan: Plan) => void;
  readonly change: (input: ChangePlanInput, done?: Done) => Promise<boolean>;
  readonly apply: (input: ApplyPlanInput, done: { readonly onDone: () => void; readonly onStale: () => void }) => void;
  readonly discard: (done: Done) => void;
  readonly undo: () => void;
};

/** Keeps a plan as new as the board. Of two who change it at once, the second sees what the first has made of it. */
export function usePlan(first: Plan | null): Planning {
  const [kept, setKept] = useState({ first, plan: first });
  const plan = kept.first === first ? kept.plan : first;
  const take = (next: Plan) => setKept({ first, plan: next });
  const { write, isPending } = useWrite();
  const { may } = useMay();
  const [, setParams] = useSearchParams();
  const goTo = (draft: string | null) => setParams((now) => withChanges(now, { draft }));
  const params = { id: plan?.id ?? '' };
  const version = { ifMatch: plan?.version ?? 0 };
  const reload = async () => take(await api.get('/api/admin/plans/{id}', { params }));
  const send = (body: ChangePlanInput) => api.patch('/api/admin/plans/{id}', { params, body, ...version });
  useFresh(plan, (read) =>
    // What was asked for before a change may come after it.
    setKept((now) =>
      now.first === first && now.plan?.id === read.id && now.plan.version > read.version ? now : { first, plan: read },
    ),
  );
  return {
    plan,
    isDrafting: plan?.status === 'open' && may('orders.write'),
    isPending,
    begin: (name, done) =>
      write(() => api.post('/api/admin/plans', { body: { name, changes: [] } }), {
        next: ({ id }) => goTo(id),
        ...done,
      }),
    repack: (body, onDone) =>
      void write(() => api.post('/api/admin/board/repack', { body }), {
        next: ({ plan: found }) => found && goTo(found.id),
        onDone,
      }),
    makeRoom: (body, onDone) =>
      void write(() => api.post('/api/admin/board/make-room', { body }), { next: ({ id }) => goTo(id), onDone }),
    send,
    take,
    change: (body, done) => write(() => send(body), { next: take, refresh: reload, ...done }),
    apply: (body, { onDone, onStale }) =>
      void write(() => api.post('/api/admin/plans/{id}/apply', { params, body, ...version }), {
        done: 'adminBoard.plan.applied',
        onDone,
        onRefused: ({ code }) => {
          if (code === 'plan-stale') onStale();
          return false;
        },
      }),
    discard: (done) =>
      void write(() => api.delete('/api/admin/plans/{id}', { params, ...version }), {
        done: 'adminBoard.plan.discarded',
        next: () => goTo(null),
        ...done,
      }),
    undo: () =>
      void write(() => api.post('/api/admin/plans/{id}/undo', { params }), {
        done: 'adminBoard.plan.undoBegun',
        next: ({ id }) => goTo(id),
      }),
  };
}

function useFresh(plan: Plan | null, take: (plan: Plan) => void): void {
  const id = plan?.status === 'open' ? plan.id : undefined;
  const read = useEffectEvent(async (planId: string, signal: AbortSignal) => {
    try {
      const found = await api.get('/api/admin/plans/{id}', { params: { id: planId }, signal });
      if (!signal.aborted) take(found);
    } catch {
      // What is shown stays; the board says that it is not of now.
    }
  });
  useEffect(() => {
    if (id === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const again = () => {
      if (document.visibilityState === 'visible') void read(id, signal);
    };
    const timer = setInterval(again, FRESH_MS);
    document.addEventListener('visibilitychange', again, { signal });
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [id]);
}
