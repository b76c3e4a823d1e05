import type { MessageKey } from '#i18n/message-key.ts';

export const TOAST_AUTO_CLOSE_MS = 5_000;
export const TOAST_POSITION = 'top-right';
export const TOAST_THEME = 'light';
export const TOAST_COLLAPSE_MS = 300;
export const TOAST_ANIMATION_MS = 250;
/** For so long after a toast that wants to be alone, no other one comes up. */
export const TOAST_BLOCK_MS = 390;
/** The same toast twice within this time is one toast. */
export const TOAST_DEBOUNCE_MS = 50;
/** No limit unless the container is given one; those beyond it wait. */
export const TOAST_LIMIT = 0;

export type ToastType = 'default' | 'info' | 'success' | 'warning' | 'error' | 'loading';

export type ToastOptions = {
  /** A second, longer line below the message. */
  readonly text?: MessageKey;
  /** Arguments of both messages. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly link?: { readonly to: string; readonly label: MessageKey };
  /** Something to do about it, such as taking it back; the toast then goes. */
  readonly action?: ToastAction;
  /** Milliseconds; true is the usual time, false is never. */
  readonly autoClose?: number | boolean;
  /** The act it tells of, such as a call: what is said about the same act later takes its place. */
  readonly about?: string | undefined;
  /** From 0 to 1; the toast closes when it is full. */
  readonly progress?: number;
  readonly closeOnClick?: boolean;
  /** False: this toast takes the place of all others and keeps new ones away for a moment. */
  readonly multiple?: boolean;
};

export type ToastAction = { readonly label: MessageKey; readonly onPress: () => void };

/** A toast as somebody asked for it. */
export type ToastRequest = ToastOptions & { readonly type: ToastType; readonly message: MessageKey };

/** A toast with all rules applied. */
export type Toast = {
  readonly type: ToastType;
  readonly message: MessageKey;
  readonly text?: MessageKey;
  readonly values: Readonly<Record<string, string | number>>;
  readonly link?: { readonly to: string; readonly label: MessageKey };
  readonly action?: ToastAction;
  readonly autoClose: number | false;
  readonly progress?: number;
  readonly closable: boolean;
  readonly closeOnClick: boolean;
  /** How often it was said: words that stay the same are read aloud again. */
  readonly times: number;
};

export const clampProgress = (progress: number): number =>
  Number.isNaN(progress) ? 0 : Math.min(Math.max(progress, 0), 1);

/** Errors stay until somebody has read them, loading until it has ended, the rest goes by itself. */
export function toAutoClose(type: ToastType, wanted: number | boolean | undefined): number | false {
  if (type === 'loading') return false;
  if (wanted === undefined) return type === 'error' ? false : TOAST_AUTO_CLOSE_MS;
  return wanted === true ? TOAST_AUTO_CLOSE_MS : wanted;
}

export function toToast(request: ToastRequest, times: number): Toast {
  const { type, message, text, values, link, action, ...options } = request;
  const closable = type !== 'loading';
  return {
    type,
    message,
    values: values ?? {},
    autoClose: toAutoClose(type, options.autoClose),
    times,
    closable,
    closeOnClick: closable && (options.closeOnClick ?? true),
    ...(text === undefined ? {} : { text }),
    ...(link === undefined ? {} : { link }),
    ...(action === undefined ? {} : { action }),
    ...(options.progress === undefined ? {} : { progress: clampProgress(options.progress) }),
  };
}
