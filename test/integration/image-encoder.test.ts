import { describe, expect, test } from 'vitest';
import { createSharpEncoder } from '#adapters/image-encoder/sharp-encoder.ts';
import { fail } from '#domain/result.ts';
import { makeHostileImages } from '../support/hostile-images.ts';

const hostileImages = await makeHostileImages();

describe('the picture encoder refuses within two seconds and with little memory', () => {
  test.each(hostileImages)('$name', { timeout: 2000 }, async ({ bytes, answer }) => {
    const before = process.memoryUsage.rss();
    expect(await createSharpEncoder().encode(bytes, { maxWidth: 1536, quality: 100 })).toEqual(fail(answer));
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });
});
