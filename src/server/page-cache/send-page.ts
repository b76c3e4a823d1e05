import { matchesEtag } from '../matches-etag.ts';
import { type Encoding, encodePage, pickEncoding } from './encode-page.ts';
import type { FinishedPage } from './finish-page.ts';

export type SendablePage = {
  readonly status: number;
  readonly headers: Headers;
  readonly etag: string | undefined;
  /** Of the body as it was rendered. */
  readonly length: number;
  readonly encode: (encoding: Encoding) => Promise<Buffer>;
};
type Asked = { readonly header: (name: string) => string | undefined };

export const toSendable = ({ body, ...page }: FinishedPage): SendablePage => ({
  ...page,
  length: body.length,
  encode: (encoding) => encodePage(body, encoding, 'once'),
});

/** The page in the form that a browser takes, or the word that it has it. */
export async function sendPage(
  page: SendablePage,
  asked: Asked,
  own: Readonly<Record<string, string>>,
): Promise<Response> {
  const { status, etag, length } = page;
  const headers = new Headers(page.headers);
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  if (etag !== undefined && matchesEtag(asked.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (length === 0) return new Response(null, { status, headers });
  const encoding = pickEncoding(asked.header('accept-encoding'), length);
  const body = await page.encode(encoding);
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(new Uint8Array(body), { status, headers });
}
