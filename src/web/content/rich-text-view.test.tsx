// @vitest-environment jsdom
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { toPublicConfig } from '#config/public.ts';
import type { RichText } from '#domain/content/rich-text.ts';
import { getMessages } from '#i18n/catalogues.server.ts';
import { PageScopeContext } from '#web/page-scope.tsx';
import { RichTextView } from './rich-text-view.tsx';

const config = toPublicConfig(parseEnv({ IMAGE_HOSTS: 'cdn.trailyard.example' }), 'v1');

async function render(richText: RichText): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <PageScopeContext value={{ locale: 'de', messages: getMessages('de'), config, year: '2026' }}>
      <MemoryRouter>
        <RichTextView richText={richText} values={{ phone: '040 1' }} />
      </MemoryRouter>
    </PageScopeContext>,
  );
  return text(prelude);
}

const link = (href: string) => ({
  type: 'text',
  text: 'here',
  marks: [{ type: 'link', attrs: { href, linktype: 'url', target: '_top', onclick: 'steal()' } }],
});

test('a hostile story renders harmless', async () => {
  const html = await render({
    type: 'doc',
    content: [
      { type: 'script', content: [{ type: 'text', text: 'steal()' }] },
      { type: 'blok', attrs: { body: [{ component: 'html', html: '<script>steal()</script>' }] } },
      {
        type: 'paragraph',
        attrs: { onclick: 'steal()', style: 'position:fixed', class: 'x' },
        content: [
          { type: 'text', text: '<img src=x onerror=steal()>' },
          link('javascript:alert(1)'),
          link('JaVaScRiPt:alert(1)'),
          link('data:text/html,<script>steal()</script>'),
          link('//evil.example'),
          { type: 'text', text: 'styled', marks: [{ type: 'textStyle', attrs: { color: 'red' } }] },
        ],
      },
      { type: 'image', attrs: { src: 'https://evil.example/huge.png', alt: 'x' } },
      { type: 'image', attrs: { src: 'https://cdn.trailyard.example/yard.png', alt: '"><script>', width: 90_000 } },
    ],
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelectorAll('script, iframe, style, a')).toHaveLength(0);
  expect(
    [...page.querySelectorAll('*')]
      .flatMap((element) => element.getAttributeNames())
      .filter((name) => name.startsWith('on')),
  ).toEqual([]);
  const pictures = [...page.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures).toHaveLength(1);
  expect(pictures[0]).toContain('/_image?');
});

test('known text keeps its shape, its links and its figures', async () => {
  const html = await render({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Anruf' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Tel. {phone}', marks: [{ type: 'bold' }] }] },
      { type: 'bullet_list', content: [{ type: 'list_item', content: [link('/legal/terms')] }] },
      { type: 'paragraph', content: [link('https://partner.example/x')] },
    ],
  });
  expect(html).toContain('<h3');
  expect(html).toContain('<strong>Tel. 040 1</strong>');
  expect(html).toContain('href="/legal/terms"');
  expect(html).toMatch(
    /href="https:\/\/partner\.example\/x"[^>]*rel="noopener noreferrer nofollow"|rel="noopener noreferrer nofollow"[^>]*href="https:\/\/partner\.example\/x"/,
  );
});
