import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useHref, useNavigation } from 'react-router';
import { ConsentHost } from '#web/ui/consent.tsx';
import { NavigationProgress } from '#web/ui/navigation-progress.tsx';
import { RouteAnnouncer } from '#web/ui/route-announcer.tsx';
import { ToastHost } from '#web/ui/toast.tsx';
import { noteCampaign } from './campaign.ts';
import { watchChunkErrors } from './chunk-error.ts';
import type { RuntimeProps } from './late-runtime.tsx';
import { whenIdle } from './when-idle.ts';

const LateRuntime = lazy(() => import('./late-runtime.tsx'));

/**
 * What runs beside the page in every browser tab. Mounted once, under the router and the message provider. Only what a
 * person could miss in the first second is here; the rest is fetched when the browser is idle.
 */
export function BrowserRuntime(props: RuntimeProps) {
  const [isIdle, setIsIdle] = useState(false);
  const pendingTarget = usePendingTarget();

  useEffect(() => watchChunkErrors(() => pendingTarget.current), [pendingTarget]);
  useEffect(() => noteCampaign(window.location.search), []);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);

  return (
    <>
      <NavigationProgress />
      <RouteAnnouncer />
      <ToastHost />
      {isIdle && (
        <Suspense>
          <LateRuntime {...props} />
          <ConsentHost />
        </Suspense>
      )}
    </>
  );
}

/** The path the router is loading right now, with its language. */
function usePendingTarget() {
  const { location } = useNavigation();
  const href = useHref(location ?? '.');
  const target = useRef<string>(undefined);
  useEffect(() => {
    target.current = location ? href : undefined;
  }, [location, href]);
  return target;
}
