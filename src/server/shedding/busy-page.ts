import { createHash } from 'node:crypto';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';

type Options = { readonly productName: string; readonly contactEmail: string };

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f5f1;color:#0b0c0e;' +
  'font:1.125rem/1.5 system-ui,sans-serif}main{box-sizing:border-box;width:100%;max-width:36rem;padding:2rem 1.25rem}' +
  'h1{font-size:2rem;line-height:1.15;margin:.5rem 0 1rem}p{margin:0 0 1rem}a{color:inherit}' +
  '.again{display:inline-block;margin:.5rem 0 1.5rem;padding:.75rem 1.5rem;border-radius:.375rem;background:#ffc400;' +
  'font-weight:600;text-decoration:none}:focus-visible{outline:3px solid #0b0c0e;outline-offset:3px}';

export const BUSY_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** The page of those who are turned away, made once for each language: sending it costs next to nothing. */
export function createBusyPages({ productName, contactEmail }: Options): (locale: Locale) => string {
  const pages = new Map(LOCALES.map((locale) => [locale, renderPage(locale, { productName, contactEmail })]));
  return (locale) => pages.get(locale) ?? '';
}

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

function renderPage(locale: Locale, { productName, contactEmail }: Options): string {
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
<title>${say('busyPage.headline')} | ${name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p>${name}</p>
<h1>${say('busyPage.headline')}</h1>
<p>${say('busyPage.message')}</p>
<a class="again" href="">${say('ui.retry')}</a>
<p>${say('errorPage.mail')} <a href="mailto:${address}">${address}</a></p>
</main>
</body>
</html>
`;
}
