import { Readable } from 'node:stream';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createLocalizedStringDictionary, getLocalizationScript } from 'react-aria-components/i18n';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pickMessages } from '#i18n/catalogues.server.ts';
import type { Locale } from '#i18n/locales.ts';
import { gatherChunks } from './gather-chunks.server.ts';
import { DocumentContext, type PageScope, PageScopeContext } from './page-scope.tsx';
import { getRequest } from './request-context.server.ts';
import { findPage, FRAME } from './site-map.ts';
import styles from './styles/app.css?url';

const RENDER_LIMIT_MS = 8_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { locale, config, format, nonce, logError } = getRequest(context);
  const pattern = entry.staticHandlerContext.matches.at(-1)?.route.id ?? '';
  const scope = scopeOf(pattern, { locale, config, year: format.year ?? '' });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // Nothing is painted before it, and in the document it stands behind everything else that is fetched.
  headers.append('Link', `<${styles}>; rel=preload; as=style`);

  return new Promise((resolve, reject) => {
    let hasShell = false;
    const errors: unknown[] = [];
    const { pipe, abort } = renderToPipeableStream(
      <PageScopeContext value={scope}>
        <DocumentContext value={{ nonce, componentWords: wordsOf(locale) }}>
          <I18nProvider locale={locale}>
            <ServerRouter context={entry} url={request.url} nonce={nonce} />
          </I18nProvider>
        </DocumentContext>
      </PageScopeContext>,
      {
        nonce,
        // What is ready goes where it belongs, however long it is. Sent hidden, to be put there by a script, it would
        // push down what is below, and be missing without scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          hasShell = true;
        },
        // Pages are sent whole, and some are kept: nothing of them comes late.
        onAllReady() {
          if (!hasShell) return;
          for (const error of errors) logError(error, new URL(request.url).pathname);
          const body = gatherChunks();
          body.once('close', () => clearTimeout(limit));
          pipe(body);
          resolve(new Response(toBody(body), { status, headers }));
        },
        onShellError: reject,
        onError(error) {
          errors.push(error);
        },
      },
    );
    const limit = setTimeout(abort, RENDER_LIMIT_MS);
  });
}

/** The packages behind the components we use; the library has words for dragging and for colours as well. */
const dictionary = createLocalizedStringDictionary([
  '@react-aria/calendar',
  '@react-aria/combobox',
  '@react-aria/datepicker',
  '@react-aria/menu',
  '@react-aria/numberfield',
  '@react-aria/overlays',
  '@react-aria/searchfield',
  '@react-aria/spinbutton',
  '@react-stately/datepicker',
]);
const words = new Map<Locale, string>();

function wordsOf(locale: Locale): string {
  const script = words.get(locale) ?? getLocalizationScript(locale, dictionary);
  words.set(locale, script);
  return script;
}

const scopes = new Map<string, PageScope>();

/** The same object for the same page and language: its JSON is part of every document. */
function scopeOf(pattern: string, { locale, config, year }: Omit<PageScope, 'messages'>): PageScope {
  const page = findPage(pattern);
  const key = `${locale} ${page?.path ?? ''}`;
  const known = scopes.get(key);
  if (known?.config === config && known.year === year) return known;
  const messages = pickMessages(locale, [...FRAME.messages, ...(page?.messages ?? [])]);
  const scope = { locale, messages, config, year };
  scopes.set(key, scope);
  return scope;
}

/** Node's web stream type and the DOM's are the same thing under two declarations. */
const toBody = (stream: Readable) => Readable.toWeb(stream) as ReadableStream;

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  getRequest(context).logError(error, new URL(request.url).pathname);
};
