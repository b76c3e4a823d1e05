import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { isPictureAllowed } from '#domain/image/is-picture-allowed.ts';
import { contentSecurityPolicy, LIBRARY_STYLES } from './security-headers.ts';

const headers = { secure: true, analyticsHost: '', mapHost: '', imageHosts: [] };
const NOTHING_INLINE = { scripts: [], styles: [] };
const picturesOf = (policy: string) => /img-src ([^;]*)/.exec(policy)?.[1];

test('pictures come from the shop alone unless hosts are listed', () => {
  const { IMAGE_HOSTS } = parseEnv({});
  expect(IMAGE_HOSTS).toEqual([]);
  expect(picturesOf(contentSecurityPolicy(NOTHING_INLINE, false, headers))).toBe("'self' data: blob:");
});

test('what the page may show and what the policy lets through come from one list', () => {
  const { IMAGE_HOSTS } = parseEnv({ IMAGE_HOSTS: 'cdn.trailyard.example, img.commerce.example' });
  const policy = contentSecurityPolicy(NOTHING_INLINE, false, {
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

test('the styles that the component library adds in the browser are those that the policy lets through', () => {
  const files = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'];
  const styles = files.map((file) => {
    const code = readFileSync(`node_modules/react-aria/dist/private/${file}`, 'utf8');
    const attribute = /PRESSABLE_ATTRIBUTE = '(?<name>[^']+)'/.exec(code)?.groups?.['name'] ?? '';
    const text = /style\.textContent = `(?<text>[^`]*)`/.exec(code)?.groups?.['text'] ?? '';
    return text.replaceAll(/\$\{[^}]*\}/g, attribute).trim();
  });
  expect(styles).toEqual(LIBRARY_STYLES);
});

test('inline scripts and styles are named one by one, and nothing else inline is let through', () => {
  const policy = contentSecurityPolicy({ scripts: ["'sha256-a='"], styles: ["'sha256-b='"] }, false, headers);
  expect(policy).toContain("script-src 'self' 'sha256-a=';");
  expect(/style-src [^;]*/.exec(policy)?.[0]).toContain("'sha256-b='");
  expect(/(?:script|style)-src [^;]*unsafe-inline/.test(policy)).toBe(false);
});
