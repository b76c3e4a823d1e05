import { Bell, CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { type Toast, TOAST_ANIMATION_MS, type ToastType } from './toast-rules.ts';

const ICONS = {
  default: Bell,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  loading: LoaderCircle,
} as const satisfies Record<ToastType, unknown>;

export function ToastBody({ data, closeToast, isPaused, toastProps }: ToastContentProps<Toast>) {
  const { type, message, text, values, link, action, autoClose, progress } = data;
  const Icon = ICONS[type];
  const timing = { isPaused, onEnd: () => closeToast() };

  return (
    <>
      <Icon aria-hidden size={20} className={type === 'loading' ? 'toast-icon toast-spinner' : 'toast-icon'} />
      <div className="toast-text">
        <p className="toast-message">
          <FormattedMessage id={message} values={values} />
        </p>
        {(text ?? link ?? action) && (
          <p>
            {text && <FormattedMessage id={text} values={values} />}{' '}
            {link && (
              <Link to={link.to} className="toast-link">
                <FormattedMessage id={link.label} />
              </Link>
            )}
            {action && (
              <button
                type="button"
                className="toast-link"
                onClick={(event) => {
                  event.stopPropagation();
                  action.onPress();
                  closeToast();
                }}
              >
                <FormattedMessage id={action.label} />
              </button>
            )}
          </p>
        )}
      </div>
      {progress !== undefined && <span aria-hidden className="toast-progress" style={{ scale: `${progress} 1` }} />}
      {progress === 1 && <Countdown ms={TOAST_ANIMATION_MS} isPaused={false} onEnd={timing.onEnd} />}
      {progress === undefined && autoClose !== false && (
        <Countdown key={toastProps.updateId} ms={autoClose} isVisible {...timing} />
      )}
    </>
  );
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
  const latestEnd = useRef(onEnd);
  useEffect(() => {
    latestEnd.current = onEnd;
  });
  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => latestEnd.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(remaining.current - (Date.now() - startedAt), 0);
    };
  }, [isPaused]);

  if (!isVisible) return null;
  const style = { animationDuration: `${ms}ms`, animationPlayState: isPaused ? 'paused' : 'running' };
  return <span aria-hidden className="toast-progress toast-progress-timer" style={style} />;
}
