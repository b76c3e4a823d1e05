import { safePath } from '#domain/path/safe-path.ts';

export type SafeLink =
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'contact'; readonly href: string };

const LONGEST = 2048;
const MAIL = /^mailto:[^\s@?&<>"']+@[^\s@?&<>"']+$/i;
const PHONE = /^tel:\+?\d{3,20}$/i;

/** Where editorial text may lead: a page of this site, a web address, a mail address, a phone number. Nothing else. */
export function toSafeLink(href: unknown): SafeLink | undefined {
  if (typeof href !== 'string' || href.length > LONGEST) return undefined;
  const target = href.trim();
  if (target.startsWith('#')) return /^#[\w-]+$/.test(target) ? { kind: 'page', href: target } : undefined;
  if (target.startsWith('/')) {
    const path = safePath(target);
    return path === undefined ? undefined : { kind: 'page', href: path };
  }
  if (MAIL.test(target)) return { kind: 'contact', href: target };
  const phone = target.replaceAll(/[\s()/.-]/g, '');
  if (PHONE.test(phone)) return { kind: 'contact', href: phone };
  return URL.canParse(target) ? toWebLink(new URL(target)) : undefined;
}

function toWebLink(url: URL): SafeLink | undefined {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? { kind: 'external', href: url.href } : undefined;
}
