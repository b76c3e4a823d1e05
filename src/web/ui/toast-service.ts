import type { MessageKey } from '#i18n/message-key.ts';
import {
  type Toast,
  TOAST_BLOCK_MS,
  TOAST_DEBOUNCE_MS,
  type ToastOptions,
  type ToastRequest,
  type ToastType,
  toToast,
} from './toast-rules.ts';

/** What shows the toasts: the library in the browser, a list in tests. */
export type ToastView = {
  show(id: string, toast: Toast): void;
  update(id: string, toast: Toast): void;
  remove(id: string): void;
  clear(): void;
};

type PromiseMessages<T> = {
  readonly pending: MessageKey | (ToastOptions & { readonly message: MessageKey });
  readonly success: MessageKey | ((value: T) => ToastOptions & { readonly message: MessageKey });
  readonly error: MessageKey | ((reason: unknown) => ToastOptions & { readonly message: MessageKey });
};

type Work<T> = (tell: (options: ToastOptions) => void) => Promise<T>;

export type ToastService = ReturnType<typeof createToastService>;

type Open = { readonly request: ToastRequest; readonly at: number; readonly times: number };

/**
 * Takes requests before there is a view; whichever view is attached shows all that is open. The same words never stand
 * there twice, nor do two toasts about the same act.
 */
export function createToastService(onDemand: () => void = () => {}) {
  const open = new Map<string, Open>();
  let view: ToastView | undefined;
  let lastId = 0;
  let blockedUntil = 0;
  let refused: string | undefined;

  /** The id of the toast, or undefined while another one keeps all others away. */
  function show(asked: ToastRequest): string | undefined {
    const now = Date.now();
    const request = asked.type === 'error' ? { about: refused, ...asked } : asked;
    const double = findDouble(request);
    const isSaidTwice = double?.request.type === request.type && hasSameWords(double.request, request);
    if (isSaidTwice && now - double.at < TOAST_DEBOUNCE_MS) return double.id;
    if (now < blockedUntil) return undefined;
    if (request.multiple === false) {
      blockedUntil = now + TOAST_BLOCK_MS;
      clear();
    } else if (double) {
      replace(double.id, request, double.times + 1);
      return double.id;
    }
    lastId += 1;
    const id = `toast-${lastId}`;
    open.set(id, { request, at: now, times: 1 });
    if (view) view.show(id, toToast(request, 1));
    else onDemand();
    return id;
  }

  function findDouble(request: ToastRequest): (Open & { readonly id: string }) | undefined {
    for (const [id, entry] of open) if (isDouble(entry.request, request)) return { id, ...entry };
    return undefined;
  }

  function replace(id: string, request: ToastRequest, times: number): void {
    open.set(id, { request, at: Date.now(), times });
    view?.update(id, toToast(request, times));
  }

  function update(id: string | undefined, change: Partial<ToastRequest>): void {
    const entry = id === undefined ? undefined : open.get(id);
    if (id === undefined || !entry) return;
    const request = { ...entry.request, ...change };
    const double = findDouble(request);
    if (double && double.id !== id) remove(double.id);
    replace(id, request, entry.times);
  }

  function remove(id: string | undefined): void {
    if (id !== undefined && open.delete(id)) view?.remove(id);
  }

  function clear(): void {
    open.clear();
    view?.clear();
  }

  /**
   * An act, such as a call, has ended: what was said about it before has lost its reason. An error that is said right
   * now, while whoever tried it deals with the refusal, is about this act.
   */
  function end(act: string, { isRefused = false } = {}): void {
    const endedAt = Date.now();
    if (isRefused) refused = act;
    setTimeout(() => {
      if (refused === act) refused = undefined;
      for (const [id, { request, at }] of open) if (request.about === act && at < endedAt) remove(id);
    });
  }

  const showAs =
    (type: ToastType) =>
    (message: MessageKey, options: ToastOptions = {}): string | undefined =>
      show({ type, message, ...options });

  /** Shows that something runs, how far it is if it says so, then how it ended. */
  function promise<T>(start: Work<T>, { pending, success, error }: PromiseMessages<T>): Promise<T> {
    const id = show({ type: 'loading', ...(typeof pending === 'string' ? { message: pending } : pending) });
    const work = start((options) => update(id, options));
    // Another toast may have wanted to be alone in the meantime: how it ended is told all the same.
    const tell = (request: ToastRequest) => (id !== undefined && open.has(id) ? update(id, request) : show(request));
    work.then(
      (value) => tell({ type: 'success', ...(typeof success === 'string' ? { message: success } : success(value)) }),
      (reason: unknown) => tell({ type: 'error', ...(typeof error === 'string' ? { message: error } : error(reason)) }),
    );
    return work;
  }

  return {
    show: showAs('default'),
    info: showAs('info'),
    success: showAs('success'),
    warning: showAs('warning'),
    error: showAs('error'),
    /** Stays, and cannot be closed, until it is updated, done or removed. */
    loading: showAs('loading'),
    update,
    /** Loading is over and the bar is full; the toast then closes. */
    done: (id: string | undefined): void => update(id, { type: 'default', progress: 1 }),
    remove,
    clear,
    end,
    promise,
    attach(to: ToastView): () => void {
      view = to;
      for (const [id, { request, times }] of open) to.show(id, toToast(request, times));
      return () => {
        if (view === to) view = undefined;
      };
    },
    /** The view tells when a toast has gone, by whatever way. */
    forget: (id: string): void => {
      open.delete(id);
    },
  };
}

const hasSameWords = (one: ToastRequest, other: ToastRequest): boolean =>
  one.message === other.message &&
  one.text === other.text &&
  JSON.stringify(one.values ?? {}) === JSON.stringify(other.values ?? {});

const isDouble = (one: ToastRequest, other: ToastRequest): boolean =>
  hasSameWords(one, other) || (one.about !== undefined && one.about === other.about);
