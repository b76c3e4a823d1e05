import type { Pgoutput } from 'pg-logical-replication';
import { expect, test, vi } from 'vitest';
import { collectTransactions } from './collect-transactions.ts';

const relation: Pgoutput.MessageRelation = {
  tag: 'relation',
  relationOid: 1,
  schema: 'public',
  name: 'depot',
  replicaIdentity: 'default',
  columns: [],
  keyColumns: ['id'],
};
const begin: Pgoutput.Message = { tag: 'begin', commitLsn: '0/1', commitTime: 0n, xid: 1 };
const commit: Pgoutput.Message = {
  tag: 'commit',
  flags: 0,
  commitLsn: '0/1',
  commitEndLsn: '0/2',
  commitTime: 1_774_744_200_123_456n,
};
const insert: Pgoutput.Message = { tag: 'insert', relation, new: { id: '1', name: null, notes: undefined } };

test('a transaction is handed on as a whole, with the time and the place of its commit', () => {
  const onCommit = vi.fn<Parameters<typeof collectTransactions>[0]>();
  const take = collectTransactions(onCommit);
  for (const message of [begin, relation, insert, insert]) take(message);
  expect(onCommit).not.toHaveBeenCalled();
  take(commit);
  const change = { table: 'depot', kind: 'insert', row: { id: '1', name: null } };
  expect(onCommit.mock.calls).toEqual([[[change, change], { atMs: 1_774_744_200_123.456, position: 2n }]]);
  for (const message of [begin, insert, commit]) take(message);
  expect(onCommit.mock.lastCall?.[0]).toEqual([change]);
});

test('a transaction that is too large is not kept to its end', () => {
  const take = collectTransactions(() => undefined);
  const takeAll = () => {
    for (let count = 0; count <= 100_000; count += 1) take(insert);
  };
  expect(takeAll).toThrow('more than 100000 rows');
});
