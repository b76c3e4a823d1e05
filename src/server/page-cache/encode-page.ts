import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** Smaller ones would hardly get smaller. */
const WORTH_IT = 1024;

/** A page that is sent many times is worth twice the work for a fifteenth less. */
const QUALITY = { once: 4, often: 5 } as const;

/** Makes a body smaller, in a thread beside the one that renders. */
export async function encodePage(body: Buffer, encoding: Encoding, sent: 'once' | 'often'): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return toGzip(body);
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[sent],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

export const decodePage = (body: Buffer): Promise<Buffer> => fromBrotli(body);

/** The best encoding that a browser takes. */
export function pickEncoding(accepted: string | undefined, length: number): Encoding {
  if (accepted === undefined || length < WORTH_IT) return 'identity';
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const;
    }),
  );
  const takes = (name: Encoding): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}
