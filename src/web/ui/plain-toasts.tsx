import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import type { Toast } from './toast-rules.ts';
import type { ToastService } from './toast-service.ts';
import { ToastText } from './toast-text.tsx';

type Shown = ReadonlyMap<string, Toast>;

/** Stands in for the toast library where that cannot be loaded: the words matter more than how they come and go. */
export function PlainToasts({ service }: { readonly service: ToastService }) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState<Shown>(new Map());

  useEffect(() => {
    const put = (id: string, toast: Toast) => setShown((before) => new Map([...before, [id, toast]]));
    const remove = (id: string) => setShown((before) => new Map([...before].filter(([key]) => key !== id)));
    return service.attach({ show: put, update: put, remove, clear: () => setShown(new Map()) });
  }, [service]);

  return (
    <section aria-live="polite" aria-label={formatMessage({ id: 'ui.toast.region' })}>
      <div className="Toastify__toast-container">
        {[...shown].map(([id, toast]) => (
          <PlainToast key={id} toast={toast} onClose={() => service.remove(id)} />
        ))}
      </div>
    </section>
  );
}

function PlainToast({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { type, closable } = toast;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (toast.autoClose === false) return undefined;
    const timer = setTimeout(() => close(), toast.autoClose);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div className={`toast toast-${type}`}>
      <ToastText toast={toast} onClose={onClose} />
      {closable && (
        <button
          type="button"
          className="toast-close"
          aria-label={formatMessage({ id: 'ui.toast.close' })}
          onClick={onClose}
        >
          ×
        </button>
      )}
    </div>
  );
}
