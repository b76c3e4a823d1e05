import { Bell, CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { cx } from './cx.ts';
import { type Toast, TOAST_ANIMATION_MS, type ToastType } from './toast-rules.ts';
import { ToastText } from './toast-text.tsx';

const ICONS = {
  default: Bell,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  loading: LoaderCircle,
} as const satisfies Record<ToastType, unknown>;

export function ToastBody({ data, closeToast, isPaused, toastProps }: ToastContentProps<Toast>) {
  const { type, autoClose, progress } = data;
  const Icon = ICONS[type];
  const timing = { isPaused, onEnd: () => closeToast() };

  return (
    <div ref={keepAnimationsInside} className="toast-body">
      <Icon aria-hidden className={cx('toast-icon size-5', type === 'loading' && 'toast-spinner')} />
      <ToastText toast={data} onClose={() => closeToast()} />
      {progress !== undefined && <span aria-hidden className="toast-progress" style={{ scale: `${progress} 1` }} />}
      {progress === 1 && <Countdown ms={TOAST_ANIMATION_MS} isPaused={false} onEnd={timing.onEnd} />}
      {progress === undefined && autoClose !== false && (
        <Countdown key={toastProps.updateId} ms={autoClose} isVisible {...timing} />
      )}
    </div>
  );
}

/** The library takes the end of any animation in a leaving toast for the end of its way out, and collapses it. */
function keepAnimationsInside(body: HTMLDivElement | null) {
  const keep = (event: Event) => event.stopPropagation();
  body?.addEventListener('animationend', keep);
  return () => body?.removeEventListener('animationend', keep);
}

type CountdownProps = {
  readonly ms: number;
  readonly isPaused: boolean;
  readonly isVisible?: boolean;
  readonly onEnd: () => void;
};

/** Counts by a timer rather than by the bar's animation, which is cut short where motion is unwanted. */
function Countdown({ ms, isPaused, isVisible = false, onEnd }: CountdownProps) {
  const remaining = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(remaining.current - (Date.now() - startedAt), 0);
    };
  }, [isPaused]);

  if (!isVisible) return null;
  const style = { animationDuration: `${ms}ms`, animationPlayState: isPaused ? 'paused' : 'running' };
  return <span aria-hidden className="toast-progress toast-progress-timer" style={style} />;
}
