import { type ReactNode, use } from 'react';
import { I18nProvider } from 'react-aria-components';
import { IntlProvider } from 'react-intl';
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { pickMessages } from '#i18n/catalogues.server.ts';
import { alternates, localePath } from '#i18n/paths.ts';
import { ErrorPage } from './error/error-page.tsx';
import { guardPage } from './guard-page.server.ts';
import { NonceContext, PAGE_SCOPE_ID, usePageScope } from './page-scope.tsx';
import { getRequest } from './request-context.server.ts';
import { findPage } from './site-map.ts';
import './styles/app.css';
import { DefaultLayout } from './ui/layout/default-layout.tsx';
import { EmptyLayout } from './ui/layout/empty-layout.tsx';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export const middleware = [guardPage];

/** Documents carry their messages in the page scope; a navigation inside the shop fetches those of its page here. */
export function loader({ request, pattern, context }: LoaderFunctionArgs) {
  const { locale } = getRequest(context);
  const isNavigation = new URL(request.url).pathname.endsWith('.data');
  const namespaces = findPage(pattern)?.messages ?? [];
  return { messages: isNavigation ? pickMessages(locale, namespaces) : {} };
}

export const shouldRevalidate = () => true;

const LAYOUTS: Record<string, typeof DefaultLayout> = { default: DefaultLayout, empty: EmptyLayout };

export default function App() {
  const page = findPage(useMatches().at(-1)?.id ?? '');
  const PageLayout = LAYOUTS[page?.layout ?? 'default'] ?? DefaultLayout;
  return (
    <PageLayout>
      <Outlet />
    </PageLayout>
  );
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const scope = usePageScope();
  const nonce = use(NonceContext);
  const data = useRouteLoaderData<typeof loader>('root');
  const { pathname } = useLocation();
  const { locale, config } = scope;

  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#000000" />
        <link rel="canonical" href={config.origin + localePath(locale, pathname)} />
        {alternates(pathname).map(({ locale: language, path }) => (
          <link key={language} rel="alternate" hrefLang={language} href={config.origin + path} />
        ))}
        <link rel="alternate" hrefLang="x-default" href={config.origin + pathname} />
        <Meta />
        <Links />
      </head>
      <body>
        <IntlProvider locale={locale} messages={{ ...scope.messages, ...data?.messages }}>
          <I18nProvider locale={locale}>{children}</I18nProvider>
        </IntlProvider>
        <script
          id={PAGE_SCOPE_ID}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(scope).replaceAll('<', String.raw`\u003c`) }}
        />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
