import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter, type HydratedRouterProps } from 'react-router/dom';
import { takeEarlyClick } from './client/early-click.ts';
import { HydrationMark } from './client/hydration-mark.tsx';
import { PageScopeContext, readPageScope } from './page-scope.tsx';

const replayEarlyClick = takeEarlyClick();
const scope = readPageScope();

/** The error page stands where a component has failed; what a loader refuses is known to the server. */
const reportCrash: HydratedRouterProps['onError'] = (thrown, { pattern, errorInfo }) => {
  if (!errorInfo) return;
  const place = { kind: 'render', page: pattern, version: scope.config.appVersion } as const;
  // Hardly any page needs it; where even that cannot be loaded there is nobody to tell.
  import('./client/report-error.ts').then(
    ({ reportError }) => reportError(thrown, place, scope.config.pageErrorShare),
    () => undefined,
  );
};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageScopeContext value={scope}>
        <HydrationMark onHydrated={replayEarlyClick}>
          <HydratedRouter onError={reportCrash} />
        </HydrationMark>
      </PageScopeContext>
    </StrictMode>,
  );
});
