import { expect, test } from 'vitest';
import { createServiceRest } from './service-rest.ts';

function makeService() {
  let now = 0;
  let isUp = false;
  let asked = 0;
  const failures: unknown[] = [];
  const unlessAtRest = createServiceRest({
    onFailure: (error) => failures.push(error),
    failures: 3,
    restMs: 1000,
    now: () => now,
  });
  return {
    failures,
    ask: () =>
      unlessAtRest(async () => {
        asked += 1;
        if (!isUp) throw new Error('no answer');
        return 'fine';
      }),
    asked: () => asked,
    passTime: (ms: number) => (now += ms),
    comeBack: () => (isUp = true),
    break: () => (isUp = false),
  };
}

test('a service that fails three times in a row is left alone for a while, without a word to the log', async () => {
  const service = makeService();
  for (let i = 0; i < 10; i += 1) expect(await service.ask()).toBeUndefined();
  expect([service.asked(), service.failures.length]).toEqual([3, 3]);
  service.passTime(999);
  await service.ask();
  expect(service.asked()).toBe(3);
});

test('after the rest one question decides whether it goes on', async () => {
  const service = makeService();
  for (let i = 0; i < 3; i += 1) await service.ask();
  service.passTime(1000);
  await Promise.all([service.ask(), service.ask()]);
  expect(service.asked()).toBe(4);
  service.passTime(1000);
  service.comeBack();
  expect(await service.ask()).toBe('fine');
  expect(await service.ask()).toBe('fine');
});

test('failures between answers do not add up', async () => {
  const service = makeService();
  for (let i = 0; i < 5; i += 1) {
    service.break();
    await service.ask();
    await service.ask();
    service.comeBack();
    expect(await service.ask()).toBe('fine');
  }
});
