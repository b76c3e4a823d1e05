import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter, type HydratedRouterProps } from 'react-router/dom';
import { takeEarlyClick } from './client/early-click.ts';
import { HydrationMark } from './client/hydration-mark.tsx';
import { reportLater } from './client/report-later.ts';
import { PageScopeContext, readPageScope } from './page-scope.tsx';

const replayEarlyClick = takeEarlyClick();
const scope = readPageScope();

/** The error page stands where a component has failed; what a loader refuses is known to the server. */
const reportCrash: HydratedRouterProps['onError'] = (error, { pattern, errorInfo }) => {
  if (errorInfo) reportLater(error, { kind: 'render', page: pattern }, scope.config);
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
