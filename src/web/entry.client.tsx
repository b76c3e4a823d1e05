import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takeEarlyClick } from './client/early-click.ts';
import { HydrationMark } from './client/hydration-mark.tsx';
import { PAGE_SCOPE_ID, type PageScope, PageScopeContext } from './page-scope.tsx';

/** Written by our own server into this very document, so its shape is known. */
const readScope = () => JSON.parse(document.getElementById(PAGE_SCOPE_ID)?.textContent ?? 'null') as PageScope;

const replayEarlyClick = takeEarlyClick();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageScopeContext value={readScope()}>
        <HydrationMark onHydrated={replayEarlyClick}>
          <HydratedRouter />
        </HydrationMark>
      </PageScopeContext>
    </StrictMode>,
  );
});
