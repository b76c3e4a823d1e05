import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'hono/utils/cookie';
import { ERROR_STATUS } from '#contract/error-code.ts';
import { toProblem } from '#api/problem.ts';
import { detectLocale } from '#i18n/detect-locale.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { closeSlowly } from '../close-slowly.ts';
import { prefixOf } from '../locate-page.ts';
import { type HeaderOptions, plainHeaders } from '../security-headers.ts';
import { BUSY_PAGE_POLICY, type Contact, renderBusyPage } from './busy-page.ts';

type Options = { readonly headers: HeaderOptions; readonly contact: Contact };

const WAIT = { from: 2, to: 6 } as const;
const FOR_SCRIPTS = /^\/api\/|\.data$/;
/** More than any browser says about its languages; what costs time is not read. */
const LANGUAGES_READ = 200;

/** Answers that are made once and written as they are: turning somebody away costs next to nothing, and no line of log. */
export function createTurnAway({ headers, contact }: Options) {
  const common = { ...plainHeaders(headers), 'Cache-Control': 'no-store' };
  const pageHeaders = {
    ...common,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': BUSY_PAGE_POLICY,
  };
  const pages = new Map(LOCALES.map((locale) => [locale, Buffer.from(renderBusyPage(locale, contact))]));
  const forScripts = {
    body: Buffer.from(JSON.stringify(toProblem('unavailable'))),
    headers: { ...common, 'Content-Type': 'application/problem+json' },
  };

  return ({ method, headers: asked, socket }: IncomingMessage, outgoing: ServerResponse, path: string): void => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead) closeSlowly(socket);
    const { body, headers: answered } = FOR_SCRIPTS.test(path)
      ? forScripts
      : { body: pages.get(localeOf(path, asked)), headers: pageHeaders };
    outgoing.writeHead(ERROR_STATUS.unavailable, {
      ...answered,
      'Content-Length': body?.length ?? 0,
      // Not all at the same moment again.
      'Retry-After': WAIT.from + Math.floor(Math.random() * (WAIT.to - WAIT.from + 1)),
      // What was sent along is not read, and would stand before the next request.
      ...(!isRead && { Connection: 'close' }),
    });
    outgoing.end(body);
  };
}

const localeOf = (path: string, { cookie = '', 'accept-language': languages }: IncomingMessage['headers']): Locale =>
  path === '/' ? detectLocale(parse(cookie, 'locale')['locale'], languages?.slice(0, LANGUAGES_READ)) : prefixOf(path);
