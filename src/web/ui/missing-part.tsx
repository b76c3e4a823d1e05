import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Button } from './button.tsx';

export type Missing<Props> = (props: {
  /** What the part was given. */
  readonly part: Props;
  readonly attempt: number;
  readonly onRetry: () => void;
}) => ReactNode;

const reload = () => window.location.reload();

/** Stands where the part would. With a line a second failure is that of an old version, which only a reload mends. */
export const MissingPart: Missing<object> = ({ attempt, onRetry }) => {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const isOutdated = attempt > 0 && navigator.onLine;
  return (
    <div
      role="alert"
      className="m-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-warn-soft p-4 text-body-s"
    >
      <FormattedMessage id="ui.part.failed" />
      <Button size="s" onClick={isOutdated ? reload : onRetry}>
        <FormattedMessage id={isOutdated ? 'ui.part.reload' : 'ui.retry'} />
      </Button>
    </div>
  );
};
