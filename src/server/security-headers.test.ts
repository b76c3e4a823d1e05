import { expect, test } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { isPictureAllowed } from '#domain/image/is-picture-allowed.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const headers = { secure: true, analyticsHost: '', mapHost: '', imageHosts: [] };
const picturesOf = (policy: string) => /img-src ([^;]*)/.exec(policy)?.[1];

test('pictures come from the shop alone unless hosts are listed', () => {
  const { IMAGE_HOSTS } = parseEnv({});
  expect(IMAGE_HOSTS).toEqual([]);
  expect(picturesOf(contentSecurityPolicy('n', false, headers))).toBe("'self' data: blob:");
});

test('what the page may show and what the policy lets through come from one list', () => {
  const { IMAGE_HOSTS } = parseEnv({ IMAGE_HOSTS: 'cdn.trailyard.example, img.commerce.example' });
  const policy = contentSecurityPolicy('n', false, {
    ...headers,
    imageHosts: IMAGE_HOSTS,
    mapHost: 'https://map.example',
  });
  expect(picturesOf(policy)).toBe(
    "'self' data: blob: https://cdn.trailyard.example https://img.commerce.example https://map.example",
  );
  for (const host of IMAGE_HOSTS) expect(isPictureAllowed(`https://${host}/a.jpg`, IMAGE_HOSTS)).toBe(true);
});

test.each(["cdn.example; script-src 'unsafe-inline'", 'https://cdn.example', '*', '*.example.com'])(
  '%j is no host of pictures',
  (host) => {
    expect(() => parseEnv({ IMAGE_HOSTS: host })).toThrow('IMAGE_HOSTS');
  },
);
