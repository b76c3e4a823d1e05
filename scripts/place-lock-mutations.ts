import { type Edit, type Mutation, NO_TRAILER_LOCK } from './lock-mutation.ts';

const PLANS = 'test/integration/plans.test.ts';
const PROPOSALS = 'test/integration/transfer-proposals.test.ts';
const RETURNS = 'test/integration/returns-elsewhere.test.ts';
const STAYS = 'test/integration/stays.test.ts';
const NO_KEY_ON_PLACES: Edit = {
  file: 'src/db/migrations/0277-allocations-stand.sql',
  from: 'add constraint allocation_stands foreign key (trailer_id, depot_id, period during)\n  references trailer_stay (trailer_id, depot_id, period during) deferrable initially deferred not valid',
  to: 'add constraint allocation_stands check (true) not valid',
};
/** Neither whoever plans waits for another, nor does the database know where trailers stand. */
const NO_PLACES: readonly Edit[] = [
  NO_TRAILER_LOCK,
  {
    file: 'src/db/trailer/admin-trailer.queries.ts',
    from: "trx.selectFrom('trailer').selectAll().where('id', '=', trailerId).forNoKeyUpdate().executeTakeFirst();",
    to: "trx.selectFrom('trailer').selectAll().where('id', '=', trailerId).executeTakeFirst();",
  },
  {
    file: 'src/db/booking/allocation.queries.ts',
    from: "and status <> 'retired' for no key update",
    to: "and status <> 'retired'",
  },
  NO_KEY_ON_PLACES,
];

/** Of places, transfers, one-way rentals and plans. */
export const PLACE_LOCK_MUTATIONS: readonly Mutation[] = [
  {
    name: 'targets',
    edits: [
      {
        file: 'src/db/transfer/forecast.queries.ts',
        from: ".orderBy('depotId')\n    .forUpdate()",
        to: ".orderBy('depotId')",
      },
    ],
    file: PROPOSALS,
    test: 'is planned by one of two',
  },
  {
    name: 'stays',
    edits: NO_PLACES,
    file: 'test/integration/transfers.test.ts',
    test: 'race for one trailer never both have it',
  },
  { name: 'places', edits: NO_PLACES, file: 'test/faults/place-races.test.ts', test: 'leave one truth' },
  {
    name: 'trailer-lock-of-returns-elsewhere',
    edits: [
      {
        file: 'src/services/booking/end-where-it-stands.ts',
        from: 'await lockTrailers(trx, [trailerId]);',
        to: 'void lockTrailers;',
      },
    ],
    file: RETURNS,
    test: 'races with an order of its trailer is never refused',
  },
  {
    name: 'trailer-lock-of-corrected-returns',
    edits: [
      {
        file: 'src/services/admin/booking/correct-return.ts',
        from: 'await lockTrailers(trx, [trailer.id]);',
        to: 'void lockTrailers;',
      },
    ],
    file: RETURNS,
    test: 'where somebody has seen it meanwhile',
  },
  {
    name: 'trailer-lock-of-cancelled-ways',
    edits: [
      {
        file: 'src/services/booking/act-on-booking.ts',
        from: `  await lockTrailers(
    trx,
    subjects.map(({ trailer }) => trailer.id),
  );`,
        to: 'void lockTrailers;',
      },
    ],
    file: 'test/integration/one-way.test.ts',
    test: 'a cancellation waits for what is planned',
  },
  {
    name: 'trailer-lock-of-settling',
    edits: [
      {
        file: 'src/services/admin/trailer/settle-places.ts',
        from: 'await lockTrailers(trx, [trailerId]);',
        to: 'void lockTrailers;',
      },
    ],
    file: 'test/integration/transfers.test.ts',
    test: 'settled while the next transfer is planned',
  },
  {
    name: 'trailer-lock-of-places',
    edits: [
      {
        file: 'src/db/migrations/0280-movers.sql',
        from: '  goes boolean := false;\n  step record;\nbegin\n  perform from trailer where id = which for no key update;',
        to: '  goes boolean := false;\n  step record;\nbegin',
      },
    ],
    file: STAYS,
    test: 'each sees the other’s',
  },
  {
    name: 'one-place-at-a-time',
    edits: [
      {
        file: 'src/db/migrations/0270-stays-of-trailers.sql',
        from: ',\n  constraint trailer_stay_one_place unique (trailer_id, during without overlaps)',
        to: '',
      },
    ],
    file: STAYS,
    test: 'stands at one place at a time',
  },
  { name: 'allocations-stand', edits: [NO_KEY_ON_PLACES], file: STAYS, test: 'where it will not stand' },
  {
    name: 'moves-connect',
    edits: [
      {
        file: 'src/db/migrations/0280-movers.sql',
        from: 'if step.from_depot_id <> place or step.starts_at <= told then',
        to: 'if false then',
      },
    ],
    file: STAYS,
    test: 'a move from elsewhere',
  },
  {
    name: 'plan-lock',
    edits: [
      {
        file: 'src/db/planning/plan.queries.ts',
        from: ".where('id', '=', draftId).forUpdate()",
        to: ".where('id', '=', draftId)",
      },
    ],
    file: PLANS,
    test: 'somebody who discards it at once',
  },
  {
    name: 'locks-of-applied-plans',
    edits: [{ file: 'src/services/plan/apply-plan.ts', from: 'await lockAll(trx, changes);', to: 'void lockAll;' }],
    file: PLANS,
    test: 'waits for whoever plans its trailers',
  },
  {
    name: 'plan-undone-once',
    edits: [
      {
        file: 'src/db/migrations/0260-plan-drafts.sql',
        from: 'create unique index plan_draft_undone',
        to: 'create index plan_draft_undone',
      },
    ],
    file: PLANS,
    test: 'is taken back by a plan of its own',
  },
  {
    name: 'proposals-lock',
    edits: [
      {
        file: 'src/services/transfer/suggest-transfers.ts',
        from: 'await lockProposals(trx);',
        to: 'void lockProposals;',
      },
    ],
    file: PROPOSALS,
    test: 'several processes at once find the same once',
  },
  {
    name: 'proposal-lock',
    edits: [
      {
        file: 'src/db/transfer/proposal.queries.ts',
        from: 'open(trx, id).forUpdate()',
        to: 'open(trx, id)',
      },
    ],
    file: PROPOSALS,
    test: 'plans and somebody dismisses at once',
  },
  {
    name: 'one-proposal-of-a-trailer',
    edits: [
      {
        file: 'src/db/migrations/0311-proposals-of-transfers.sql',
        from: 'create unique index transfer_proposal_open',
        to: 'create index transfer_proposal_open',
      },
    ],
    file: PROPOSALS,
    test: 'the only one of its trailer',
  },
  {
    name: 'quota-lock',
    edits: [
      {
        file: 'src/db/one-way/lane-use.queries.ts',
        from: 'if (ids.length === 0) return;',
        to: 'if (ids.length >= 0) return;',
      },
    ],
    file: 'test/integration/one-way.test.ts',
    test: 'race for the last place of a quota',
  },
];
