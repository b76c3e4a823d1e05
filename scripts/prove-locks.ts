/**
 * Shows that the tests of races can fail: takes one constraint or lock away at a time, in a copy of the project, and
 * runs the test that is about it. `node scripts/prove-locks.ts [name …]`
 */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTool } from './run-tool.ts';

type Edit = { readonly file: string; readonly from: string; readonly to: string };
type Mutation = {
  readonly name: string;
  readonly edits: readonly Edit[];
  readonly file: string;
  readonly test: string;
};

const RACES = 'test/faults/checkout-races.test.ts';
const NO_TRAILER_LOCK: Edit = {
  file: 'src/db/allocation.queries.ts',
  from: 'if (trailerIds.length === 0) return;',
  to: 'if (trailerIds.length >= 0) return;',
};

const MUTATIONS: readonly Mutation[] = [
  {
    name: 'constraint',
    edits: [
      NO_TRAILER_LOCK,
      {
        file: 'src/db/migrations/0008-allocations.sql',
        from: ',\n  constraint allocation_no_overlap exclude using gist (trailer_id with =, tstzrange(starts_at, ends_at) with &&)',
        to: '',
      },
      {
        file: 'src/db/rental.queries.ts',
        from: 'on conflict on constraint allocation_no_overlap do nothing',
        to: '',
      },
    ],
    file: RACES,
    test: 'checkouts at once on',
  },
  { name: 'trailer-lock', edits: [NO_TRAILER_LOCK], file: RACES, test: 'in any order of lines' },
  {
    name: 'unit-lock',
    edits: [{ file: 'src/db/orderer.queries.ts', from: ' for no key update`.execute(trx);', to: '`.execute(trx);' }],
    file: RACES,
    test: 'stay within its credit',
  },
  {
    name: 'idempotency-key',
    edits: [
      {
        file: 'src/db/idempotency.queries.ts',
        from: 'if (claimed.numInsertedOrUpdatedRows === 1n) return undefined;',
        to: 'if (claimed.numInsertedOrUpdatedRows !== undefined) return undefined;',
      },
    ],
    file: RACES,
    test: 'one idempotency key',
  },
  {
    name: 'lines-of-one-cart',
    edits: [
      NO_TRAILER_LOCK,
      {
        file: 'src/services/cart/assess-lines.ts',
        from: 'allocations: [...trailer.allocations, ...mine]',
        to: 'allocations: trailer.allocations',
      },
      { file: 'src/services/order/place-order.ts', from: 'if (taken < lines.length)', to: 'if (taken < 0)' },
    ],
    file: RACES,
    test: 'two lines on one trailer',
  },
];

const wanted = process.argv.slice(2);
const chosen = MUTATIONS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
let survivors = 0;
for (const mutation of chosen) {
  const isCaught = await isCaughtByTest(mutation);
  console.log(`${mutation.name}: ${isCaught ? 'the test fails without it, as it should' : 'THE TEST STILL PASSES'}`);
  if (!isCaught) survivors += 1;
}
process.exitCode = survivors > 0 || chosen.length === 0 ? 1 : 0;

async function isCaughtByTest({ edits, file, test }: Mutation): Promise<boolean> {
  const copy = await mkdtemp(path.join(tmpdir(), 'trailyard-mutation-'));
  try {
    for (const part of ['src', 'test', 'package.json', 'tsconfig.json', 'vitest.config.ts']) {
      await cp(part, path.join(copy, part), { recursive: true });
    }
    await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'));
    for (const edit of edits) await apply(copy, edit);
    const { ok } = await runTool(['vitest', 'run', file, '-t', test], { cwd: copy });
    return !ok;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function apply(copy: string, { file, from, to }: Edit): Promise<void> {
  const target = path.join(copy, file);
  const source = await readFile(target, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} no longer holds what is to be taken away: ${from}`);
  await writeFile(target, source.replace(from, to));
}
