import { setImmediate as letOthersRun } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { OrderStory } from './story.ts';
import { tellInTurns } from './tell-in-turns.ts';

const storyOf = (name: string, author: string, trailer: string): OrderStory => ({
  name,
  author,
  placedHoursAgo: 1,
  method: 'transfer',
  lines: [{ trailer, fromDay: 1, days: 1 }],
});

/** Tells stories of which each takes fewer steps than the one before, so that the later ones would overtake. */
async function tellAll(stories: readonly OrderStory[], failing?: string) {
  const events: string[] = [];
  const work = async ({ name }: OrderStory) => {
    const steps = 3 * (stories.length - stories.findIndex((story) => story.name === name));
    for (let step = 0; step < steps; step += 1) await letOthersRun();
  };
  const told = tellInTurns(stories, async (story, turn) => {
    events.push(`${story.name} begins`);
    await work(story);
    if (story.name === failing) throw new Error(`${story.name} fails`);
    await turn.mine;
    events.push(`${story.name} orders`);
    turn.end();
    await work(story);
    events.push(`${story.name} ends`);
  });
  const failure = await told.then(
    () => undefined,
    (error: unknown) => error,
  );
  const order = (word: string) => events.filter((event) => event.endsWith(word)).map((event) => event.split(' ')[0]);
  return { events, order, failure };
}

describe('stories told in turns', () => {
  test('are told beside each other and still order in their order', async () => {
    const { events, order } = await tellAll(['a', 'b', 'c', 'd'].map((name) => storyOf(name, `${name}@x`, name)));
    expect(events.slice(0, 4)).toEqual(['a begins', 'b begins', 'c begins', 'd begins']);
    expect(order('orders')).toEqual(['a', 'b', 'c', 'd']);
    expect(order('ends')).not.toEqual(['a', 'b', 'c', 'd']);
  });

  test.each([
    ['author', storyOf('b', 'a@x', 'other')],
    ['trailer', storyOf('b', 'b@x', 'a')],
    ['second choice', { ...storyOf('b', 'b@x', 'b'), lines: [{ trailer: 'b', orElse: ['a'], fromDay: 1, days: 1 }] }],
  ])('wait for the end of an earlier one with the same %s', async (_what, second) => {
    const { events } = await tellAll([storyOf('a', 'a@x', 'a'), second, storyOf('c', 'c@x', 'c')]);
    expect(events.indexOf('b begins')).toBe(events.indexOf('a ends') + 1);
    expect(events.indexOf('c begins')).toBeLessThan(events.indexOf('a ends'));
  });

  test('hand the turn on when they fail', async () => {
    const { order, failure } = await tellAll([storyOf('a', 'a@x', 'a'), storyOf('b', 'b@x', 'b')], 'a');
    expect(failure).toEqual(new Error('a fails'));
    await letOthersRun();
    expect(order('begins')).toEqual(['a', 'b']);
  });

  test('are all told, however many they are', async () => {
    const names = Array.from({ length: 40 }, (_, i) => `s${i}`);
    const { order } = await tellAll(names.map((name, i) => storyOf(name, `${i % 3}@x`, `${i % 7}`)));
    expect(order('orders')).toEqual(names);
    expect(new Set(order('ends'))).toEqual(new Set(names));
  });
});
