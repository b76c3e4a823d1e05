import { type ReactNode, use } from 'react';
import { IntlProvider } from '#i18n/intl.tsx';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { alternates, localePath } from '#i18n/paths.ts';
import { CONSENT_ROOM_SCRIPT } from './client/consent-room-script.ts';
import { beforeNavigation } from './client/before-navigation.ts';
import { EARLY_CLICK_SCRIPT } from './client/early-click.ts';
import { keepPage } from './client/keep-page.ts';
import { RETURN_SCRIPT } from './client/return-mark.ts';
import { ErrorPage } from './error/error-page.tsx';
import { guardPage } from './guard-page.server.ts';
import { loadFrame } from './load-frame.server.ts';
import { DocumentContext, PAGE_SCOPE_ID, type PageScope, usePageScope, writePageScope } from './page-scope.tsx';
import { PageFrame } from './page-frame.tsx';
import { getRequest } from './request-context.server.ts';
import styles from './styles/app.css?url';
import { fontPreloads } from './styles/fonts.ts';
import { useKnownMessages } from './use-known-messages.ts';
import type { Route } from './+types/root.ts';

export const links: Route.LinksFunction = () => [
  // By its address: as part of a module it would be added anew by every part of a page that comes later.
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export const middleware = [guardPage];
export const clientMiddleware = [keepPage, beforeNavigation];

export const loader = ({ request, pattern, context }: Route.LoaderArgs) =>
  loadFrame(getRequest(context), { isNavigation: new URL(request.url).pathname.endsWith('.data'), pattern });

/** Every navigation may need other messages, and shows who is signed in now. */
export const shouldRevalidate = () => true;

export default function App() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const scope = usePageScope();
  const { nonce, componentWords = '' } = use(DocumentContext) ?? {};
  const data = useRouteLoaderData<typeof loader>('root');
  const { pathname } = useLocation();
  const { locale, config } = scope;
  const messages = useKnownMessages(scope.messages, data?.messages);

  return (
    // The browser may have noted on it that it will ask about cookies.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#000000" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `${EARLY_CLICK_SCRIPT};${RETURN_SCRIPT}` }}
        />
        {data?.layout !== 'empty' && (
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: CONSENT_ROOM_SCRIPT }} />
        )}
        {/* The component library adds a style of its own. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        {fontPreloads(locale).map((font) => (
          <link key={font.href} {...font} />
        ))}
        <link rel="canonical" href={config.origin + localePath(locale, pathname)} />
        {alternates(pathname).map(({ locale: language, path }) => (
          <link key={language} rel="alternate" hrefLang={language} href={config.origin + path} />
        ))}
        <link rel="alternate" hrefLang="x-default" href={config.origin + pathname} />
        <Meta />
        <Links />
      </head>
      <body>
        <IntlProvider locale={locale} messages={messages}>
          {children}
        </IntlProvider>
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: componentWords }} />
        <script id={PAGE_SCOPE_ID} type="application/json" dangerouslySetInnerHTML={{ __html: toJson(scope) }} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

const scopeJson = new WeakMap<PageScope, string>();

/** The server makes one scope per page and language, so its text is made once as well. */
function toJson(scope: PageScope): string {
  const known = scopeJson.get(scope);
  if (known !== undefined) return known;
  const json = writePageScope(scope);
  scopeJson.set(scope, json);
  return json;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
