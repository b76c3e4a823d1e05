import { createHash } from 'node:crypto';
import type { Locale } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';

export type Contact = { readonly productName: string; readonly contactEmail: string };

/** The look of the shop's error page, with what every machine has. */
const STYLE =
  'body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:#0b0c0e;color:#b9bdc3;' +
  'font:1.125rem/1.5 "Sofia Sans",system-ui,sans-serif}' +
  'header,main{box-sizing:border-box;width:100%;max-width:80rem;margin:0 auto;padding:1rem 1rem 0}' +
  'header{display:flex;align-items:center;gap:.5rem;color:#fff;font-size:1.25rem;font-weight:800}' +
  'svg{width:2rem;height:2rem}main{margin:auto;padding:2rem 1rem 4rem}' +
  '.status{display:inline-block;margin:0 0 1.5rem;padding:.25rem 1.25rem;border:2px solid #ffc400;border-radius:.5rem;' +
  'color:#ffc400;font-size:2.5rem;line-height:1.2;font-weight:800}' +
  'h1{max-width:36rem;margin:0 0 1.5rem;color:#fff;font-size:clamp(2.25rem,6vw,3.5rem);line-height:1.05;font-weight:800;' +
  'text-wrap:balance;overflow-wrap:break-word}p{max-width:32rem;margin:0 0 1.5rem}' +
  '.again{display:inline-block;margin:0 0 2.5rem;padding:.75rem 1.5rem;border-radius:.375rem;background:#ffc400;' +
  'color:#0b0c0e;font-weight:600;text-decoration:none}.again:hover{background:#ffd23d}' +
  'p a{display:inline-block;padding:.25rem 0;color:#fff;text-underline-offset:4px}' +
  ':focus-visible{outline:3px solid #fff;outline-offset:3px}' +
  '@media(min-width:48rem){header,main{padding-left:1.5rem;padding-right:1.5rem}}';

/** The fifth-wheel plate with the kingpin in its slot. */
const MARK =
  '<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="M6 2H7.2L10 7.6V10.4a4.2 4.2 0 1 0 4 0V7.6L16.8 ' +
  '2H18a4 4 0 0 1 4 4V18a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z"/><circle cx="12" cy="14.1" r="2.1" ' +
  'fill="#ffc400"/></svg>';

export const BUSY_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The page of those who are turned away: all in one, for whatever else it asked for would only be turned away too. */
export function renderBusyPage(locale: Locale, { productName, contactEmail }: Contact): string {
  const say = (id: 'busyPage.headline' | 'busyPage.message' | 'errorPage.mail' | 'ui.retry') =>
    escape(getIntl(locale).formatMessage({ id }));
  const name = escape(productName);
  const address = escape(contactEmail);
  // An empty address is that of the page itself, with whatever was asked for.
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('busyPage.headline')} · ${name}</title>
<style>${STYLE}</style>
</head>
<body>
<header>${MARK}${name}</header>
<main>
<p class="status">503</p>
<h1>${say('busyPage.headline')}</h1>
<p>${say('busyPage.message')}</p>
<a class="again" href="">${say('ui.retry')}</a>
<p>${say('errorPage.mail')} <a href="mailto:${address}">${address}</a></p>
</main>
</body>
</html>
`;
}
