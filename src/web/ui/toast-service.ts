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

export type ToastService = ReturnType<typeof createToastService>;

/** Takes requests before there is a view and keeps them in order until one is attached. */
export function createToastService(onDemand: () => void = () => {}) {
  const requests = new Map<string, ToastRequest>();
  const waiting: ((view: ToastView) => void)[] = [];
  let view: ToastView | undefined;
  let lastId = 0;
  let blockedUntil = 0;
  let latest: { readonly id: string; readonly text: string; readonly at: number } | undefined;

  const act = (action: (to: ToastView) => void) => {
    if (view) return action(view);
    waiting.push(action);
    onDemand();
  };

  /** The id of the new toast, or undefined while another one keeps all others away. */
  function show(request: ToastRequest): string | undefined {
    const now = Date.now();
    const text = JSON.stringify(request);
    if (latest && latest.text === text && now - latest.at < TOAST_DEBOUNCE_MS) return latest.id;
    if (now < blockedUntil) return undefined;
    lastId += 1;
    const id = `toast-${lastId}`;
    latest = { id, text, at: now };
    if (request.multiple === false) {
      blockedUntil = now + TOAST_BLOCK_MS;
      clear();
    }
    requests.set(id, request);
    act((to) => to.show(id, toToast(request)));
    return id;
  }

  function update(id: string | undefined, change: Partial<ToastRequest>): void {
    const request = id === undefined ? undefined : requests.get(id);
    if (id === undefined || !request) return;
    const next = { ...request, ...change };
    requests.set(id, next);
    act((to) => to.update(id, toToast(next)));
  }

  function remove(id: string | undefined): void {
    if (id === undefined) return;
    requests.delete(id);
    act((to) => to.remove(id));
  }

  function clear(): void {
    requests.clear();
    act((to) => to.clear());
  }

  const showAs =
    (type: ToastType) =>
    (message: MessageKey, options: ToastOptions = {}): string | undefined =>
      show({ type, message, ...options });

  /** Shows that something runs, then how it ended. */
  function promise<T>(work: Promise<T>, { pending, success, error }: PromiseMessages<T>): Promise<T> {
    const id = show({ type: 'loading', ...(typeof pending === 'string' ? { message: pending } : pending) });
    work.then(
      (value) =>
        update(id, { type: 'success', ...(typeof success === 'string' ? { message: success } : success(value)) }),
      (reason: unknown) =>
        update(id, { type: 'error', ...(typeof error === 'string' ? { message: error } : error(reason)) }),
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
    promise,
    attach(to: ToastView): () => void {
      view = to;
      for (const action of waiting.splice(0)) action(to);
      return () => {
        if (view === to) view = undefined;
      };
    },
    /** The view tells when a toast has gone, by whatever way. */
    forget: (id: string): void => {
      requests.delete(id);
    },
  };
}
