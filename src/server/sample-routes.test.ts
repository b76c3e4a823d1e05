import { expect, test } from 'vitest';
import { SAMPLE_LESSOR } from '../../test/support/sample-lessor.ts';
import { SAMPLE_MAILS } from '#documents/sample/sample-mails.ts';
import { createSampleRoutes } from './sample-routes.ts';

const routes = createSampleRoutes({
  productName: 'Trailyard',
  origin: 'https://shop.example',
  lessor: SAMPLE_LESSOR,
  mapLink: 'https://map.example/?at={lat},{lon}',
});

test.each(Object.keys(SAMPLE_MAILS))('the gallery shows %s with its picture, and its text', async (template) => {
  const page = await routes.request(`/_ui/mails/${template}?lang=pl`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('<html lang="pl"');
  expect(html).toContain('src="data:image/png;base64,');
  expect(html).not.toContain('cid:');
  const text = await routes.request(`/_ui/mails/${template}?lang=pl&as=text`);
  expect(text.headers.get('content-type')).toContain('text/plain');
});

test('it shows papers, and nothing that there is not', async () => {
  const paper = await routes.request('/_ui/papers/contract?lang=ro');
  expect(paper.headers.get('content-type')).toBe('application/pdf');
  expect((await routes.request('/_ui/papers/toString')).status).toBe(404);
  expect((await routes.request('/_ui/mails/constructor')).status).toBe(404);
});
