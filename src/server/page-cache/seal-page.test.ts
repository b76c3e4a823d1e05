import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealPage } from './seal-page.ts';

const NONCE = '0123456789abcdef0123456789abcdef';
const seal = (html: string) => {
  const { body, ...sources } = sealPage(Buffer.from(html), NONCE);
  return { html: body.toString(), ...sources };
};
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  ['a script', `<script nonce="${NONCE}">let a = 'ü';</script>`, ["let a = 'ü';"]],
  ['a module', `<script nonce="${NONCE}" type="module" async="">import "/a.js"</script>`, ['import "/a.js"']],
  ['one with other attributes before', `<script id="x" nonce="${NONCE}">x()</script>`, ['x()']],
  ['rules of speculation', `<script type="speculationrules" nonce="${NONCE}">{}</script>`, ['{}']],
  ['an import map', `<script type="importmap" nonce="${NONCE}">{"imports":{}}</script>`, ['{"imports":{}}']],
  ['two', `<script nonce="${NONCE}">1</script><p>><script nonce="${NONCE}">2</script>`, ['1', '2']],
  ['the same one twice', `<script nonce="${NONCE}">1</script><script nonce="${NONCE}">1</script>`, ['1']],
  ['one with a file', `<script nonce="${NONCE}" src="/a.js"></script>`, []],
  ['one with a file, named first', `<script src="/a.js" nonce="${NONCE}"></script>`, []],
  [
    'what is no script',
    `<meta property="csp-nonce" nonce="${NONCE}"/><link rel="modulepreload" nonce="${NONCE}"/>`,
    [],
  ],
])('%s is known by the hash of its text', (_, html, texts) => {
  const sealed = seal(html);
  expect(sealed.scripts).toEqual(texts.map(sourceOf));
  expect(sealed.styles).toEqual([]);
  expect(sealed.html).toBe(html.replaceAll(` nonce="${NONCE}"`, ''));
});

test('a style is known by its hash, apart from the scripts', () => {
  const sealed = seal(`<style nonce="${NONCE}">a{}</style>`);
  expect(sealed).toMatchObject({ html: '<style>a{}</style>', scripts: [], styles: [sourceOf('a{}')] });
});

test('a script that somebody has put into the page gets no permission', () => {
  const foreign = '<script>steal()</script><script nonce="guessed">steal()</script>';
  expect(seal(`${foreign}<script nonce="${NONCE}">own()</script>`).scripts).toEqual([sourceOf('own()')]);
});

test('a page that tells its nonce is not sent', () => {
  expect(() => seal(`<p>${NONCE}</p>`)).toThrow('nonce');
});
