import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import {
  type CloseButtonProps,
  cssTransition,
  ToastContainer as LibraryContainer,
  toast as library,
  type ToastContentProps,
  type ToastOptions,
} from 'react-toastify/unstyled';
import { ToastBody } from './toast-body.tsx';
import {
  type Toast,
  TOAST_AUTO_CLOSE_MS,
  TOAST_COLLAPSE_MS,
  TOAST_LIMIT,
  TOAST_POSITION,
  TOAST_THEME,
} from './toast-rules.ts';
import type { ToastService, ToastView } from './toast-service.ts';

const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapseDuration: TOAST_COLLAPSE_MS });

const toOptions = (toast: Toast): ToastOptions<Toast> => ({
  type: toast.type === 'loading' ? 'default' : toast.type,
  isLoading: toast.type === 'loading',
  autoClose: toast.autoClose,
  closeOnClick: toast.closeOnClick,
  closeButton: toast.closable ? (props) => <CloseButton {...props} /> : false,
  draggable: toast.closable ? 'touch' : false,
  className: `toast toast-${toast.type}`,
  data: toast,
});

const body = (props: ToastContentProps<Toast>) => <ToastBody {...props} />;

const view: ToastView = {
  show: (id, toast) => {
    library(body, { ...toOptions(toast), toastId: id });
  },
  // The library waits a moment before an update unless it is told not to.
  update: (id, toast) => library.update(id, { ...toOptions(toast), render: body, delay: 0 }),
  remove: (id) => library.dismiss(id),
  clear() {
    library.clearWaitingQueue();
    library.dismiss();
  },
};

function CloseButton({ closeToast }: CloseButtonProps) {
  const label = useIntl().formatMessage({ id: 'ui.toast.close' });
  return (
    <button
      type="button"
      className="toast-close"
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
        closeToast(true);
      }}
    >
      <X aria-hidden className="size-4.5" />
    </button>
  );
}

type Props = { readonly service: ToastService; readonly limit?: number };

/** The toasts of the page, in a polite live region so that screen readers finish their sentence first. */
export default function ToastContainer({ service, limit = TOAST_LIMIT }: Props) {
  const label = useIntl().formatMessage({ id: 'ui.toast.region' });
  useEffect(() => {
    const stopForgetting = library.onChange(({ id, status }) => {
      if (status === 'removed') service.forget(String(id));
    });
    let detach = () => {};
    let isGone = false;
    // What a container shows goes with it, and in development React mounts every component twice.
    queueMicrotask(() => {
      if (!isGone) detach = service.attach(view);
    });
    return () => {
      isGone = true;
      detach();
      stopForgetting();
    };
  }, [service]);
  return (
    <LibraryContainer
      position={TOAST_POSITION}
      theme={TOAST_THEME}
      autoClose={TOAST_AUTO_CLOSE_MS}
      transition={transition}
      limit={limit}
      role="group"
      aria-label={label}
      icon={false}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick
      customProgressBar
    />
  );
}
