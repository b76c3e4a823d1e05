import { expect, test } from '@playwright/test';
import { answerConsent, openPage } from '../support/journey.ts';

test('pages that guests share run in the browser by the hashes of their scripts', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await answerConsent(context, baseURL);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const { items } = await (await request.get('/api/trailers?limit=1')).json();
  const paths = [
    '/',
    '/en/trailers',
    `/trailers/${items[0].id}`,
    '/depots',
    '/help',
    '/legal/terms',
    '/external/map-5',
  ];
  for (const path of paths) {
    // Kept by now, so that what the browser gets was rendered for somebody else.
    await request.get(path);
    const answer = await openPage(page, path);
    expect(answer?.status(), path).toBe(200);
    const { etag, ...headers } = (await answer?.allHeaders()) ?? {};
    expect(etag, path).toMatch(/^W\/"/);
    expect(headers['content-security-policy'], path).toContain("script-src 'self' 'sha256-");
    expect(headers['content-security-policy'], path).not.toContain('nonce');
  }
  // The style of the component library is there, although nothing has a nonce.
  await openPage(page, '/trailers');
  await expect(page.locator('#react-aria-pressable-style')).toBeAttached();
  // A member's page has its policy the same way.
  await openPage(page, '/login');
  expect(refused).toEqual([]);
});
