import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takeEarlyClick } from './client/early-click.ts';
import { HydrationMark } from './client/hydration-mark.tsx';
import { PageScopeContext, readPageScope } from './page-scope.tsx';

const replayEarlyClick = takeEarlyClick();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageScopeContext value={readPageScope()}>
        <HydrationMark onHydrated={replayEarlyClick}>
          <HydratedRouter />
        </HydrationMark>
      </PageScopeContext>
    </StrictMode>,
  );
});
