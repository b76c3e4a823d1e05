import type { Transaction } from '#db/client.ts';
import { claimIdempotencyKey, keepAnswer } from '#db/idempotency.queries.ts';
import { type Write, writeTogether } from '#db/write-together.ts';
import { ok, type Result } from '#domain/result.ts';
import { type Failure, refuse } from './failure.ts';
import { hashBody } from './body-hash.ts';

type Create = {
  readonly userId: string;
  readonly key: string | undefined;
  readonly operation: string;
  readonly input: unknown;
};
export type Created<T> = { readonly answer: T; readonly replayed: boolean };

const CREATED = 201;
const LONGEST_KEY = 200;

/**
 * Creates something in the transaction of its key: the same key gives the same answer, also to a twin that comes
 * meanwhile and waits. Whoever sends no key creates as often as they ask. What `keep` gives has to be written with the
 * rest, by a `create` that asks for it; for others that is done in the end.
 */
export async function once<T extends object, E = never>(
  trx: Transaction,
  { userId, key, operation, input }: Create,
  { secretKey, now }: { readonly secretKey: string; readonly now: Date },
  create: (keep: (answer: T) => readonly Write[]) => Promise<Result<T, E | Failure>>,
): Promise<Result<Created<T>, E | Failure>> {
  if (key === '' || (key?.length ?? 0) > LONGEST_KEY) return refuse('idempotency-key-required');
  if (key !== undefined) {
    const bodyHash = hashBody(secretKey, input);
    const kept = await claimIdempotencyKey(trx, { userId, key, operation, bodyHash, now });
    if (kept !== undefined) {
      const isSame = kept.operation === operation && kept.bodyHash.equals(bodyHash);
      // `keepAnswer` stored what `create` of the same operation had made.
      return isSame ? ok({ answer: kept.answer as unknown as T, replayed: true }) : refuse('idempotency-key-reused');
    }
  }
  let isKept = key === undefined;
  const keep = (answer: T): readonly Write[] => {
    isKept = true;
    return key === undefined ? [] : [keepAnswer(trx, { userId, key, status: CREATED, answer })];
  };
  const created = await create(keep);
  if (!created.ok) return created;
  if (!isKept) await writeTogether(trx, keep(created.value));
  return ok({ answer: created.value, replayed: false });
}
