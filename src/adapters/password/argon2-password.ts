import { hash, verify } from '@node-rs/argon2';
import { fail, ok, type Result } from '#domain/result.ts';
import type { PasswordPort } from '#services/ports/password.ts';
import { createConcurrencyLimit } from '../image-encoder/concurrency-limit.ts';

type Cost = { readonly memoryCost: number; readonly timeCost: number };

/** What OWASP recommends for argon2id, which is the library's default algorithm. */
const COST: Cost = { memoryCost: 19_456, timeCost: 2 };
const AT_ONCE = 2;
const WAITING = 100;

/** The same characters typed on another keyboard may arrive in another form. */
const normalise = (password: string): string => password.normalize('NFKC');

export function createArgon2Password(cost: Cost = COST): PasswordPort {
  const limit = createConcurrencyLimit({ atOnce: AT_ONCE, waiting: WAITING });
  let nobody: Promise<string> | undefined;

  const limited = async <T>(work: () => Promise<T>): Promise<Result<T, 'unavailable'>> => {
    const done = await limit.run(async () => ({ value: await work() }));
    return done === undefined ? fail('unavailable') : ok(done.value);
  };

  return {
    hash: (password) => limited(() => hash(normalise(password), cost)),
    verify: (known, password) =>
      limited(async () => {
        nobody ??= hash('the password of nobody', cost);
        const matches = await verify(known ?? (await nobody), normalise(password));
        return known !== null && matches;
      }),
  };
}
