import { describe, expect, test } from 'vitest';
import { IMAGE_QUALITIES, IMAGE_WIDTHS } from '#domain/image/image-size.ts';
import { keysOf } from '#domain/table.ts';
import { IMAGE_DENSITIES, toImageAttributes } from './image-attributes.ts';
import { IMAGE_PRESETS } from './image-preset.ts';

const HOSTS = ['cdn.trailyard.example'];
const UPLOAD = '/uploads/trailer/a.webp';
const optimised = (width: number, quality = 100, src = UPLOAD) =>
  `/_image?url=${encodeURIComponent(src).replaceAll('%2F', '/')}&w=${width}&q=${quality}`;
const attributesOf = (input: Partial<Parameters<typeof toImageAttributes>[0]>) =>
  toImageAttributes({ src: UPLOAD, ...input }, HOSTS);

describe('the attributes of a picture', () => {
  test('ask for densities 1 and 2 in quality 100, lazily and without blocking', () => {
    expect(IMAGE_DENSITIES).toEqual([1, 2]);
    expect(attributesOf({ width: 300 })).toEqual({
      loading: 'lazy',
      decoding: 'async',
      srcSet: `${optimised(320)} 1x, ${optimised(640)} 2x`,
      src: optimised(320),
    });
  });

  test('hold one address where both densities snap to the same width', () => {
    expect(attributesOf({ width: 1500 })).toEqual({ loading: 'lazy', decoding: 'async', src: optimised(1536) });
  });

  test('take the widest picture if nothing is known about its place', () => {
    expect(attributesOf({}).src).toBe(optimised(1536));
  });

  test('name every width that a growing picture may need, and how wide it is where', () => {
    const { srcSet, sizes, src } = attributesOf({ sizes: { base: '100vw', md: '50vw', xl: '400px' }, densities: [1] });
    expect(sizes).toBe('(min-width: 1280px) 400px, (min-width: 768px) 50vw, 100vw');
    expect(srcSet).toBe([320, 640, 768].map((width) => `${optimised(width)} ${width}w`).join(', '));
    expect(src).toBe(optimised(768));
  });

  test('name larger widths for dense screens', () => {
    const { srcSet } = attributesOf({ sizes: { base: '100vw', md: '50vw', xl: '400px' } });
    expect(srcSet?.match(/\d+w/g)).toEqual(['320w', '640w', '768w', '1024w', '1280w', '1536w']);
  });

  test('follow their preset except where told otherwise', () => {
    expect(attributesOf({ preset: 'hero' })).toMatchObject({ loading: 'eager', sizes: '100vw' });
    expect(attributesOf({ preset: 'hero', loading: 'lazy' }).loading).toBe('lazy');
    expect(attributesOf({ preset: 'thumbnail' }).src).toBe(optimised(320, 75));
  });

  test.each(keysOf(IMAGE_PRESETS))('of the preset %s stay within what the optimiser makes', (preset) => {
    const { src, srcSet = '' } = attributesOf({ preset });
    const addresses = [src, ...srcSet.split(', ').map((candidate) => candidate.split(' ')[0] ?? '')].filter(Boolean);
    for (const address of addresses) {
      const query = new URLSearchParams(address.split('?')[1]);
      expect(IMAGE_WIDTHS).toContain(Number(query.get('w')));
      expect(IMAGE_QUALITIES).toContain(Number(query.get('q')));
    }
  });

  test('send pictures of listed hosts through the optimiser', () => {
    const src = 'https://cdn.trailyard.example/a b.jpg?x=1&y=ü';
    expect(attributesOf({ src: 'https://cdn.trailyard.example/a.jpg?x=1&y=2', width: 640, densities: [1] }).src).toBe(
      optimised(640, 100, 'https://cdn.trailyard.example/a.jpg?x=1&y=2'),
    );
    expect(attributesOf({ src }).src).toBe(src);
  });

  test.each([
    'https://elsewhere.example/a.jpg',
    'http://cdn.trailyard.example/a.jpg',
    'https://cdn.trailyard.example.evil.example/a.jpg',
    '/assets/hero-4f2a.svg',
    'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    'blob:https://trailyard.example/1',
    '',
  ])('leave %j unchanged', (src) => {
    expect(attributesOf({ src, sizes: { base: '100vw' } })).toEqual({ loading: 'lazy', decoding: 'async', src });
  });

  test('leave every address unchanged if no provider is wanted', () => {
    expect(attributesOf({ provider: 'none', width: 300 }).src).toBe(UPLOAD);
  });

  test('refuse what the page or its content got wrong, by name', () => {
    // @ts-expect-error: content may name what the compiler refuses
    expect(() => attributesOf({ provider: 'cloud' })).toThrow('Unknown image provider: "cloud"');
    // @ts-expect-error: an inherited name is no provider either
    expect(() => attributesOf({ provider: 'toString' })).toThrow('Unknown image provider: "toString"');
    // @ts-expect-error: content may name what the compiler refuses
    expect(() => attributesOf({ preset: 'poster' })).toThrow('Unknown image preset: "poster"');
    // @ts-expect-error: content may lack its picture
    expect(() => attributesOf({ src: null })).toThrow('The image source is not a string: null');
    expect(() => attributesOf({ densities: [] })).toThrow('The image densities are empty: []');
    // @ts-expect-error: content may name what the compiler refuses
    expect(() => attributesOf({ loading: 'soon' })).toThrow('Image loading is neither lazy nor eager: "soon"');
    // @ts-expect-error: content may name what the compiler refuses
    expect(() => attributesOf({ decoding: 'late' })).toThrow('Image decoding is none of async, auto and sync: "late"');
  });

  test.each(['lazy', 'eager'] as const)('load %s if told so', (loading) => {
    expect(attributesOf({ loading }).loading).toBe(loading);
  });

  test.each(['async', 'auto', 'sync'] as const)('decode %s if told so', (decoding) => {
    expect(attributesOf({ decoding }).decoding).toBe(decoding);
  });
});
