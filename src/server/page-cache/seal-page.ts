import { hash } from 'node:crypto';

/** The inline scripts and styles of a page, as sources of its policy. */
export type InlineSources = { readonly scripts: readonly string[]; readonly styles: readonly string[] };
export type SealedHtml = InlineSources & { readonly body: Buffer };

const TAG_START = '<';
const TAG_END = '>';
const SOURCE = Buffer.from(' src="');

/** `'sha256-…'`: what a policy says of an inline text that it lets through. */
export const toSource = (text: string | Uint8Array): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/**
 * Takes the nonce off a page and names its inline scripts and styles by their hashes instead, so that the page may be
 * sent again. Only what has the nonce was written by the page itself: anything else stays without permission. React
 * writes no bare angle brackets into attributes, so that tags end where they seem to.
 */
export function sealPage(html: Buffer, nonce: string): SealedHtml {
  const mark = Buffer.from(` nonce="${nonce}"`);
  const parts: Buffer[] = [];
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let kept = 0;
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, kept)) {
    parts.push(html.subarray(kept, at));
    kept = at + mark.length;
    const end = html.indexOf(TAG_END, kept);
    const tag = html.subarray(html.lastIndexOf(TAG_START, at), end);
    const textOf = (name: string) => html.subarray(end + 1, html.indexOf(`</${name}>`, end));
    if (isTag(tag, 'style')) styles.add(toSource(textOf('style')));
    else if (isTag(tag, 'script') && !tag.includes(SOURCE)) scripts.add(toSource(textOf('script')));
  }
  parts.push(html.subarray(kept));
  const body = Buffer.concat(parts);
  if (body.includes(nonce)) throw new Error('A page says its nonce elsewhere than in its tags');
  return { body, scripts: [...scripts], styles: [...styles] };
}

const isTag = (tag: Buffer, name: string): boolean =>
  tag.subarray(1, name.length + 2).toString('latin1') === `${name} `;
