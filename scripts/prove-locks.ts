/**
 * Shows that the tests of races can fail: takes one constraint or lock away at a time, in a copy of the project, and
 * runs the test that is about it, which has to pass in an untouched copy and to fail in the other.
 * `npm run prove-locks`, or `npm run prove-locks -- <name> …`
 */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runTool } from './run-tool.ts';

type Edit = { readonly file: string; readonly from: string; readonly to: string };
type Mutation = {
  readonly name: string;
  readonly edits: readonly Edit[];
  readonly file: string;
  readonly test: string;
};

const RACES = 'test/faults/checkout-races.test.ts';
const KILLS = 'test/faults/kill-server.test.ts';
const CAUGHT = 'the test fails without it, as it should';
const ALLOCATIONS = 'test/integration/allocation.test.ts';
const NO_TRAILER_LOCK: Edit = {
  file: 'src/db/booking/allocation.queries.ts',
  from: 'if (trailerIds.length === 0) return;',
  to: 'if (trailerIds.length >= 0) return;',
};
const FORGOTTEN_KEY: Edit = {
  file: 'src/db/idempotency.queries.ts',
  from: 'if (claimed.numInsertedOrUpdatedRows === 1n) return undefined;',
  to: 'if (claimed.numInsertedOrUpdatedRows !== undefined) return undefined;',
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
        file: 'src/db/booking/rental.queries.ts',
        from: 'on conflict on constraint allocation_no_overlap do nothing',
        to: '',
      },
    ],
    file: RACES,
    test: 'checkouts at once on',
  },
  { name: 'trailer-lock', edits: [NO_TRAILER_LOCK], file: RACES, test: 'in any order of lines' },
  { name: 'trailer-lock-of-holds', edits: [NO_TRAILER_LOCK], file: RACES, test: 'cancellations and expiry at once' },
  {
    name: 'trailer-lock-of-swaps',
    edits: [
      {
        file: 'src/services/admin/booking/swap-trailer.ts',
        from: 'await lockTrailers(trx, [booking.trailerId, trailerId]);',
        to: 'void lockTrailers;',
      },
    ],
    file: 'test/integration/admin-races.test.ts',
    test: 'rivals for one trailer',
  },
  {
    name: 'protocol-lock-of-swaps',
    edits: [
      {
        file: 'src/db/handover/handover.queries.ts',
        from: "where('kind', '=', which.kind).forUpdate()",
        to: "where('kind', '=', which.kind)",
      },
    ],
    file: 'test/integration/swap-at-pick-up.test.ts',
    test: 'comes first and wins',
  },
  {
    name: 'trailer-lock-of-moves',
    edits: [NO_TRAILER_LOCK],
    file: ALLOCATIONS,
    test: 'neighbours on both sides and a newcomer',
  },
  {
    name: 'trailer-lock-of-one',
    edits: [
      {
        file: 'src/db/booking/allocation.queries.ts',
        from: "status <> 'retired' for no key update",
        to: "status <> 'retired'",
      },
    ],
    file: ALLOCATIONS,
    test: 'waits for whoever has locked the trailer',
  },
  {
    name: 'unit-lock',
    edits: [{ file: 'src/db/order/orderer.queries.ts', from: ' for no key update of b`', to: '`' }],
    file: RACES,
    test: 'stay within its credit',
  },
  {
    name: 'idempotency-key',
    edits: [FORGOTTEN_KEY],
    file: RACES,
    test: 'one idempotency key',
  },
  { name: 'idempotency-key-after-a-kill', edits: [FORGOTTEN_KEY], file: KILLS, test: 'no order is lost or doubled' },
  {
    name: 'lines-of-one-cart',
    edits: [
      NO_TRAILER_LOCK,
      {
        file: 'src/services/line/assess-lines.ts',
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
let failures = chosen.length === 0 ? 1 : 0;
for (const mutation of chosen) {
  const verdict = await judge(mutation);
  console.log(`${mutation.name}: ${verdict}`);
  if (verdict !== CAUGHT) failures += 1;
}
process.exitCode = failures > 0 ? 1 : 0;

async function judge({ edits, file, test }: Mutation): Promise<string> {
  if (!(await passes({ edits: [], file, test }))) return 'THE TEST FAILS ALSO WITH IT';
  return (await passes({ edits, file, test })) ? 'THE TEST STILL PASSES WITHOUT IT' : CAUGHT;
}

async function passes({ edits, file, test }: Omit<Mutation, 'name'>): Promise<boolean> {
  const copy = await mkdtemp(path.join(tmpdir(), 'trailyard-mutation-'));
  try {
    for (const part of ['src', 'test', 'package.json', 'tsconfig.json', 'vitest.config.ts']) {
      await cp(part, path.join(copy, part), { recursive: true });
    }
    await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'));
    for (const edit of edits) await apply(copy, edit);
    const { ok, output } = await runTool(['vitest', 'run', file, '-t', test], { cwd: copy });
    // Otherwise a test that was renamed would count as one that fails.
    if (!/Tests .*(passed|failed)/.test(stripVTControlCharacters(output))) throw new Error(output);
    return ok;
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
