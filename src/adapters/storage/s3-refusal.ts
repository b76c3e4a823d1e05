import { StorageError } from '#domain/upload/storage-error.ts';

/** What the service says when it refuses: its own word, beside the status. */
export type S3Refusal = { readonly status: number; readonly code: string };

type Facts = { readonly bucket: string; readonly method: string; readonly limitMs: number };

export const readS3Refusal = (status: number, body: Uint8Array): S3Refusal => ({
  status,
  code: /<Code>([^<]*)<\/Code>/.exec(new TextDecoder().decode(body))?.[1] ?? '',
});

const WRONG_KEY = 'The storage does not know the key; check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.';
const WRONG_REGION = 'The bucket is in another region; check S3_REGION and S3_ENDPOINT.';

const SENTENCES: Readonly<Record<string, (facts: Facts) => string>> = {
  AccessDenied: ({ bucket, method }) =>
    `The bucket ${bucket} may not be ${method === 'GET' ? 'read' : 'written'} with this key; it needs the rights to list, get, put and delete.`,
  AuthorizationHeaderMalformed: () => WRONG_REGION,
  InvalidAccessKeyId: () => WRONG_KEY,
  NoSuchBucket: ({ bucket }) => `The bucket ${bucket} does not exist; make it, or check S3_BUCKET and S3_ENDPOINT.`,
  PermanentRedirect: () => WRONG_REGION,
  RequestTimeTooSkewed: () => "The storage refuses this machine's clock; set it right.",
  SignatureDoesNotMatch: () => WRONG_KEY,
};

/** In words for whoever operates the shop. A service that is busy, silent or gone may be back soon. */
export function toStorageError(failure: unknown, facts: Facts): StorageError {
  if (isRefusal(failure)) {
    const { status, code } = failure;
    const told = status === 301 ? WRONG_REGION : SENTENCES[code]?.(facts);
    return new StorageError(told ?? `The storage answers with ${status} ${code}.`, { passes: status >= 500 });
  }
  const isLate = failure instanceof Error && failure.name === 'TimeoutError';
  return new StorageError(
    isLate
      ? `The storage has not answered within ${facts.limitMs / 1000} seconds.`
      : 'The storage cannot be reached; check S3_ENDPOINT.',
    { passes: true, cause: failure },
  );
}

const isRefusal = (failure: unknown): failure is S3Refusal =>
  typeof failure === 'object' && failure !== null && 'status' in failure && 'code' in failure;
