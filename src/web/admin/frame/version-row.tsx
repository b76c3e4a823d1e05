import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { May } from './may.tsx';

interface VersionRowProps {
  readonly version: {
    readonly version: number;
    readonly at: string;
    readonly by: string;
    readonly reason: string | null;
  };
  /** Absent for the one that holds, and where there is nothing to return to. */
  readonly onRestore: ((reason: string) => void) | undefined;
  readonly isPending: boolean;
  /** What it has changed. */
  readonly children: ReactNode;
}

/** One version of what is decided in the console: when, by whom and why. */
export function VersionRow({ version: { version, at, by, reason }, onRestore, isPending, children }: VersionRowProps) {
  const { formatMessage } = useIntl();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 text-body-s">
      <div className="min-w-0">
        <p className="font-semibold">
          <FormattedMessage id="adminSetting.version" values={{ number: version }} />
          {' · '}
          {at} · {by}
        </p>
        {reason !== null && <p className="wrap-anywhere text-asphalt-600">{reason}</p>}
        {children}
      </div>
      {onRestore && (
        <May right="settings.write">
          <Button
            size="s"
            disabled={isPending}
            aria-label={formatMessage({ id: 'adminSetting.restore.version' }, { number: version })}
            onClick={() => onRestore(formatMessage({ id: 'adminSetting.restored' }, { number: version }))}
          >
            <FormattedMessage id="adminSetting.restore" />
          </Button>
        </May>
      )}
    </li>
  );
}
