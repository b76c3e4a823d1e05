import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import type { OutsideQuestion } from '#services/ports/risk.ts';
import { createRemoteRisk } from './remote-risk.ts';

const question: OutsideQuestion = {
  businessUnitId: '5f1c6a4e-8a51-4a53-9f0e-0c1f5f5e0002',
  status: 'active',
  riskStatus: 'unchecked',
  creditLimitCents: 100_000,
  open: money(60_000),
  order: money(40_000),
  isDunned: false,
};

async function startService(answer: RequestListener, patienceMs?: number) {
  let asked = 0;
  const failures: unknown[] = [];
  const server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
  const risk = createRemoteRisk({
    url,
    token: undefined,
    onFailure: (error) => failures.push(error),
    ...(patienceMs !== undefined && { patienceMs }),
  });
  return { risk, asked: () => asked, failures, stop: () => server.closeAllConnections() ?? server.close() };
}

test.each([
  ['{"passed":true}', false],
  ['{"passed":false}', true],
  ['{"unheard":"of"}', true],
])('%s: objects %s', async (answer, objects) => {
  const service = await startService((_, response) => response.end(answer));
  expect(await service.risk.objects(async () => question)).toBe(objects);
  service.stop();
});

test('is not bothered where there is nothing to ask, or the own rule has decided', async () => {
  const service = await startService((_, response) => response.end('{"passed":false}'));
  expect(await service.risk.objects(async () => undefined)).toBe(false);
  expect(await service.risk.objects(async () => ({ ...question, order: money(40_001) }))).toBe(false);
  expect(service.asked()).toBe(0);
  service.stop();
});

test('one that hangs costs a few people its patience, and then nobody', async () => {
  const service = await startService(() => undefined, 5);
  for (let i = 0; i < 6; i += 1) expect(await service.risk.objects(async () => question)).toBe(false);
  expect(service.failures).toHaveLength(3);
  service.stop();
});
