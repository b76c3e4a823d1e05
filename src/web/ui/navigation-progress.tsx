import { useIntl } from '#i18n/intl.tsx';
import { useNavigation } from 'react-router';
import { useIsSlow } from './use-is-slow.ts';
import './navigation-progress.css';

/** A line along the top edge while the next page takes its time. */
export function NavigationProgress() {
  const { formatMessage } = useIntl();
  const isSlow = useIsSlow(useNavigation().state !== 'idle');
  if (!isSlow) return null;
  return (
    <div
      role="progressbar"
      aria-label={formatMessage({ id: 'ui.navigation.loading' })}
      className="fixed inset-x-0 top-0 z-50 h-0.75 overflow-hidden bg-asphalt-950"
    >
      <div className="navigation-progress h-full origin-left bg-signal" />
    </div>
  );
}
