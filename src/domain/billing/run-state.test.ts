import { expect, test } from 'vitest';
import { runState } from './run-state.ts';

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const run = (startedAt: string | null, finishedAt: string | null = null) => ({
  startedAt: startedAt === null ? null : at(startedAt),
  finishedAt: finishedAt === null ? null : at(finishedAt),
});

test.each([
  ['waiting before it is started', run(null), [], 'waiting'],
  ['running after it', run('01:10'), [], 'running'],
  ['running while others wait or are older', run('01:10'), [run(null), run('00:50', '00:55')], 'running'],
  ['running for an hour', run('00:15'), [], 'running'],
  ['broken off after that', run('00:14'), [], 'brokenOff'],
  ['broken off once another was started', run('01:10'), [run('01:12')], 'brokenOff'],
  ['done, whatever came after', run('00:10', '00:12'), [run('01:12')], 'done'],
] as const)('a run is %s', (_, one, others, state) => {
  expect(runState(one, others, at('01:15'))).toBe(state);
});
