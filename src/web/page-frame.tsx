import { lazy, type ReactNode, Suspense } from 'react';
import { useRouteLoaderData } from 'react-router';
import { BrowserRuntime } from './client/browser-runtime.tsx';
import { loadPatiently } from './client/load-patiently.ts';
import { usePageScope } from './page-scope.tsx';
import type { loadFrame } from './load-frame.server.ts';
import { openConsent } from './ui/consent-request.ts';
import { DefaultLayout } from './ui/layout/default-layout.tsx';
import { EmptyLayout } from './ui/layout/empty-layout.tsx';
import { FlowLayout } from './ui/layout/flow-layout.tsx';
import { useHydrated } from './ui/use-hydrated.ts';
import { useLeave } from './use-leave.ts';

// Few see it, and whoever does waits for it: the page is not theirs to use without.
const ImpersonationBanner = lazy(() => loadPatiently(() => import('./ui/layout/impersonation-banner.tsx')));
const OnboardingTour = lazy(() => loadPatiently(() => import('./account/onboarding-tour.tsx')));

const GUEST = { userId: null, legalAccepted: false, isImpersonating: false };

/** The layout a page names, and the default one for every other name. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<typeof loadFrame>('root');
  const { config } = usePageScope();
  const { leave, stepBack } = useLeave({ isImpersonating: Boolean(data?.impersonation) });
  const isHydrated = useHydrated();

  if (data?.layout === 'empty') return <EmptyLayout>{children}</EmptyLayout>;
  const runtime = <BrowserRuntime config={config} identity={data?.identity ?? GUEST} />;
  // The console brings its own frame along, so that customers need not download it.
  if (data?.layout === 'operator') {
    return (
      <>
        {children}
        {runtime}
      </>
    );
  }

  const banner = data?.impersonation && data.user && (
    <ImpersonationBanner admin={data.impersonation.admin} user={data.user} onEnd={() => void stepBack()} />
  );
  if (data?.layout === 'flow') {
    return (
      <FlowLayout banner={banner}>
        {children}
        {runtime}
      </FlowLayout>
    );
  }

  return (
    <DefaultLayout
      isWide={data?.layout === 'wide'}
      user={data?.user}
      cartCount={data?.cartCount ?? 0}
      onLogout={() => void leave()}
      banner={banner}
      onConsent={openConsent}
    >
      {children}
      {runtime}
      {isHydrated && data?.tour && (
        <Suspense>
          <OnboardingTour role={data.tour} />
        </Suspense>
      )}
    </DefaultLayout>
  );
}
