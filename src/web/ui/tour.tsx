import { useEffect, useRef } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import { loadPatiently } from '#web/client/load-patiently.ts';
import type { TourStep } from './tour-driver.ts';

type Props = {
  readonly steps: readonly TourStep[];
  readonly isOpen: boolean;
  readonly onEnd: (outcome: 'finished' | 'left') => void;
};

/** Leads through a screen step by step. The library comes with the first tour. */
export function Tour({ steps, isOpen, onEnd }: Props) {
  const intl = useIntl();
  const latest = useRef({ steps, intl, onEnd });
  useEffect(() => {
    latest.current = { steps, intl, onEnd };
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    let isCancelled = false;
    let stop = () => {};
    const start = async () => {
      const { startTour } = await loadPatiently(() => import('./tour-driver.ts'));
      if (!isCancelled) stop = startTour(latest.current.steps, latest.current.intl, (end) => latest.current.onEnd(end));
    };
    void start();
    return () => {
      isCancelled = true;
      stop();
    };
  }, [isOpen]);

  return null;
}
