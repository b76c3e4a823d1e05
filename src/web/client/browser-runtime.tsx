import { lazy, Suspense, use, useEffect, useState } from 'react';
import { createPath, UNSAFE_DataRouterContext, useLocation } from 'react-router';
import { ToastHost } from '#web/ui/toast.tsx';
import { watchChunkErrors } from './chunk-error.ts';
import { keepPageOf } from './keep-page.ts';
import type { RuntimeProps } from './late-runtime.tsx';
import { loadPatiently } from './load-patiently.ts';
import { keepDataFresh } from './prefetched-data.ts';
import { reportLater } from './report-later.ts';
import { forgetTyped, watchTyping } from './typed-text.ts';
import { watchErrors } from './watch-errors.ts';
import { whenIdle } from './when-idle.ts';

const ConsentHost = lazy(() => loadPatiently(() => import('#web/ui/consent.tsx')));
const LateRuntime = lazy(() => loadPatiently(() => import('./late-runtime.tsx')));

/**
 * What runs beside the page in every browser tab. Mounted once, under the router and the message provider. Only what a
 * person could miss in the first second is here; the rest is fetched when the browser is idle.
 */
export function BrowserRuntime(props: Omit<RuntimeProps, 'entered'>) {
  const { config } = props;
  const [isIdle, setIsIdle] = useState(false);
  const location = useLocation();
  const [entered] = useState(location);
  // Data brings the configuration of whoever answers; what runs here came with the document.
  const [running] = useState(config.appVersion);
  const router = use(UNSAFE_DataRouterContext)?.router;

  useEffect(
    () =>
      watchChunkErrors(() => {
        // Asked of the router itself: what React has rendered lags behind a quick failure.
        const next = router?.state.navigation.location;
        return next && createPath(next);
      }),
    [router],
  );
  useEffect(
    () =>
      watchErrors((error, kind) => {
        const page = router?.state.matches.at(-1)?.route.id ?? '';
        reportLater(error, { kind, page }, config);
      }),
    [router, config],
  );
  useEffect(() => router && keepPageOf(router, running), [router, running]);
  useEffect(keepDataFresh, []);
  useEffect(watchTyping, []);
  useEffect(forgetTyped, [location.pathname]);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);

  return (
    <>
      <ToastHost />
      {isIdle && (
        <Suspense>
          <LateRuntime {...props} entered={entered} />
          <ConsentHost />
        </Suspense>
      )}
    </>
  );
}
