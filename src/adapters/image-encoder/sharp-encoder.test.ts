import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fail } from '#domain/result.ts';
import { createSharpEncoder } from './sharp-encoder.ts';

const picture = (width: number, height: number, background = '#2b4a66') =>
  sharp({ create: { width, height, channels: 3, background } });

describe('the picture encoder', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('turns a %s into a webp of at most the width', async (format) => {
    const encoder = createSharpEncoder();
    const encoded = await encoder.encode(await picture(900, 600).toFormat(format).toBuffer(), {
      maxWidth: 320,
      quality: 75,
    });
    if (!encoded.ok) throw new Error(encoded.error);
    expect(encoded.value).toMatchObject({ width: 320, height: 213 });
    expect(await sharp(encoded.value.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 });
  });

  test('never enlarges a small picture', async () => {
    const encoded = await createSharpEncoder().encode(await picture(100, 50).png().toBuffer(), {
      maxWidth: 640,
      quality: 100,
    });
    expect(encoded).toMatchObject({ ok: true, value: { width: 100, height: 50 } });
  });

  test('keeps no metadata and turns the picture upright', async () => {
    const sideways = await picture(80, 40)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sideways).metadata()).exif).toBeDefined();
    const encoded = await createSharpEncoder().encode(sideways, { maxWidth: 320, quality: 90 });
    if (!encoded.ok) throw new Error(encoded.error);
    const facts = await sharp(encoded.value.bytes).metadata();
    expect(facts).toMatchObject({ width: 40, height: 80 });
    expect([facts.exif, facts.icc, facts.xmp, facts.iptc, facts.orientation]).toEqual(Array(5).fill(undefined));
  });

  test('makes a still picture of an animation', async () => {
    const frames = await sharp(
      await Promise.all(['#000', '#fff'].map((background) => picture(20, 20, background).png().toBuffer())),
      { join: { animated: true } },
    )
      .gif()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const encoded = await createSharpEncoder().encode(frames, { maxWidth: 320, quality: 90 });
    if (!encoded.ok) throw new Error(encoded.error);
    expect((await sharp(encoded.value.bytes).metadata()).pages).toBeUndefined();
  });

  test('refuses when more is waiting than it can do soon', async () => {
    const encoder = createSharpEncoder({ atOnce: 1, waiting: 1 });
    const bytes = await picture(400, 400).png().toBuffer();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => encoder.encode(bytes, { maxWidth: 320, quality: 90 })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(answers.filter(({ ok }) => !ok)).toEqual([fail('unavailable'), fail('unavailable')]);
  });
});
