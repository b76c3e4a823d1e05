import { describe, expect, test } from 'vitest';
import { parseImageSource } from './image-source.ts';

const HOSTS = ['cdn.trailyard.example', 'img.commerce.example'];

describe('the source of a picture', () => {
  test('an upload is named by its path in the storage', () => {
    expect(parseImageSource('/uploads/avatar/3f9a.webp', HOSTS)).toEqual({
      kind: 'upload',
      path: 'uploads/avatar/3f9a.webp',
    });
  });

  test('a listed host is accepted over https, without the fragment', () => {
    expect(parseImageSource('https://cdn.trailyard.example/a/b.jpg?v=1#x', HOSTS)).toEqual({
      kind: 'remote',
      url: 'https://cdn.trailyard.example/a/b.jpg?v=1',
      host: 'cdn.trailyard.example',
    });
  });

  test.each([
    '',
    'a.jpg',
    '/logo.svg',
    '/documents/contract.pdf',
    '/uploads/../documents/a.pdf',
    '/uploads/a/../../x.png',
    '/uploads/avatar/a.webp?x',
    '//cdn.trailyard.example/a.jpg',
    'http://cdn.trailyard.example/a.jpg',
    'HTTPS://cdn.trailyard.example/a.jpg',
    'https://CDN.trailyard.example/a.jpg',
    'https://cdn.trailyard.example',
    'https://cdn.trailyard.example:443/a.jpg',
    'https://cdn.trailyard.example:8443/a.jpg',
    'https://cdn.trailyard.example./a.jpg',
    'https://cdn.trailyard.example@evil.example/a.jpg',
    'https://user@cdn.trailyard.example/a.jpg',
    'https://cdn.trailyard.example.evil.example/a.jpg',
    'https://evil.example/https://cdn.trailyard.example/a.jpg',
    'https://cdn。trailyard。example/a.jpg',
    'https://cdn%2Etrailyard.example/a.jpg',
    'https:/cdn.trailyard.example/a.jpg',
    'https:\\\\cdn.trailyard.example\\a.jpg',
    'https://cdn.trailyard.example\\@evil.example/a.jpg',
    'https://cdn.trailyard.example/a\\b.jpg',
    'https://cdn.trailyard.example/a\tb.jpg',
    ' https://cdn.trailyard.example/a.jpg',
    'data:image/png;base64,AAAA',
    'blob:https://cdn.trailyard.example/1',
    `https://cdn.trailyard.example/${'a'.repeat(2048)}.jpg`,
  ])('%j is none of ours', (url) => {
    expect(parseImageSource(url, HOSTS)).toBeUndefined();
  });

  test('without a list no host is accepted', () => {
    expect(parseImageSource('https://cdn.trailyard.example/a.jpg', [])).toBeUndefined();
  });
});
