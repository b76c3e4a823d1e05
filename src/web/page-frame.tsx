import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate, useRevalidator, useRouteLoaderData } from 'react-router';
import { BrowserRuntime } from './client/browser-runtime.tsx';
import { usePageScope } from './page-scope.tsx';
import type { loadFrame } from './load-frame.server.ts';
import { openConsent } from './ui/consent.tsx';
import { DefaultLayout } from './ui/layout/default-layout.tsx';
import { EmptyLayout } from './ui/layout/empty-layout.tsx';
import { ImpersonationBanner } from './ui/layout/impersonation-banner.tsx';
import { LinkAction } from './ui/text-link.tsx';

const GUEST = { userId: null, legalAccepted: false, isImpersonating: false };

/** The layout a page names, and the default one for every other name. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<typeof loadFrame>('root');
  const { config } = usePageScope();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  if (data?.layout === 'empty') return <EmptyLayout>{children}</EmptyLayout>;

  const leave = async () => {
    const { logOut } = await import('./client/log-out.ts');
    if (!(await logOut())) return;
    if (data?.impersonation) {
      await navigate('/admin');
      await revalidate();
    } else await navigate('/');
  };
  return (
    <DefaultLayout
      isWide={data?.layout === 'wide'}
      user={data?.user}
      cartCount={data?.cartCount ?? 0}
      onLogout={() => void leave()}
      banner={
        data?.impersonation &&
        data.user && (
          <ImpersonationBanner admin={data.impersonation.admin} user={data.user} onEnd={() => void leave()} />
        )
      }
      legalExtra={
        <LinkAction onClick={openConsent}>
          <FormattedMessage id="consent.settings" />
        </LinkAction>
      }
    >
      {children}
      <BrowserRuntime config={config} identity={data?.identity ?? GUEST} />
    </DefaultLayout>
  );
}
