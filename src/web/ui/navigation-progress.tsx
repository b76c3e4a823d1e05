import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router';
import './navigation-progress.css';

/** A page that is there sooner needs no bar. */
export const SLOW_NAVIGATION_MS = 200;

/** A line along the top edge while the next page takes its time. */
export function NavigationProgress() {
  const { formatMessage } = useIntl();
  const isLoading = useNavigation().state !== 'idle';
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_NAVIGATION_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);

  if (!isLoading || !isSlow) return null;
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
