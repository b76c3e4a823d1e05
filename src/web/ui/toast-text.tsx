import { FormattedMessage } from '#i18n/intl.tsx';
import { Link } from 'react-router';
import type { Toast } from './toast-rules.ts';

type Props = { readonly toast: Toast; readonly onClose: () => void };

/** What a toast says, and what can be done about it. */
export function ToastText({ toast: { message, text, values, link, action, times }, onClose }: Props) {
  return (
    <div key={times} className="toast-text">
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
                onClose();
              }}
            >
              <FormattedMessage id={action.label} />
            </button>
          )}
        </p>
      )}
    </div>
  );
}
