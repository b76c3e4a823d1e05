import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { toast } from './toast.tsx';

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
    <div className="p-4">
      <Notice
        tone="warn"
        isAlert
        action={
          <Button size="s" onClick={isOutdated ? reload : onRetry}>
            <FormattedMessage id={isOutdated ? 'ui.part.reload' : 'ui.retry'} />
          </Button>
        }
      >
        <FormattedMessage id="ui.part.failed" />
      </Notice>
    </div>
  );
};

type WindowProps = { readonly isOpen?: boolean; readonly onClose: () => void };

/** For a dialog or drawer: says that it does not come, and whoever asks for it again tries again. */
export const MissingWindow: Missing<WindowProps> = ({ part: { isOpen = true, onClose }, onRetry }) => {
  const [wasAskedFor] = useState(isOpen);
  const giveUp = useEffectEvent(() => {
    if (wasAskedFor) {
      const help = { action: { label: 'ui.part.reload', onPress: reload } } as const;
      toast.error('ui.part.failed', navigator.onLine ? help : { text: 'system.noConnection' });
      onClose();
    }
    onRetry();
  });
  useEffect(() => {
    if (isOpen) giveUp();
  }, [isOpen]);
  return null;
};
