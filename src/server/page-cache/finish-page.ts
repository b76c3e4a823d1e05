import { hash } from 'node:crypto';
import { type HeaderOptions, contentSecurityPolicy } from '../security-headers.ts';
import { sealPage } from './seal-page.ts';

/** A page as it is rendered, before it is known how it travels. */
export type FinishedPage = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** Absent where an answer is not to be compared with an earlier one. */
  readonly etag: string | undefined;
};

type Options = {
  readonly nonce: string;
  readonly isFramable: boolean;
  readonly headers: HeaderOptions;
};

const TAG_LENGTH = 22;
const NOTHING = { scripts: [], styles: [] };

/** Reads what the router has rendered to its end, and says what it may load and by which tag it is known again. */
export async function finishPage(response: Response, { nonce, isFramable, headers }: Options): Promise<FinishedPage> {
  const { status } = response;
  const rendered = Buffer.from(await response.arrayBuffer());
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  const { body, ...sources } = isHtml ? sealPage(rendered, nonce) : { body: rendered, ...NOTHING };
  const framable = isFramable && status === 200;
  response.headers.set('Content-Security-Policy', contentSecurityPolicy(sources, framable, headers));
  const isComparable =
    status === 200 && body.length > 0 && response.headers.get('Cache-Control')?.includes('no-store') !== true;
  const etag = isComparable ? `W/"${hash('sha256', body, 'base64url').slice(0, TAG_LENGTH)}"` : undefined;
  if (etag !== undefined) response.headers.set('ETag', etag);
  return { status, headers: response.headers, body, etag };
}
