// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { whenSeen } from './when-seen.ts';

let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  document.body.innerHTML = '<main><section id="shop"></section></main>';
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => notify([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

/** Lets everything that waits for a turn have it. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function isOver(waiting: Promise<void>): Promise<boolean> {
  let over = false;
  void waiting.then(() => (over = true));
  await settle();
  return over;
}

describe('waiting for an element to be seen', () => {
  test('ends when it is', async () => {
    const waiting = whenSeen('shop');
    see(false);
    expect(await isOver(waiting)).toBe(false);
    see(true);
    expect(await isOver(waiting)).toBe(true);
  });

  test('ends at once where there is none', async () => {
    expect(await isOver(whenSeen('nothing'))).toBe(true);
  });

  test('ends when the element is taken away, so that what replaces it appears', async () => {
    const waiting = whenSeen('shop');
    document.body.append(document.createElement('p'));
    expect(await isOver(waiting)).toBe(false);
    document.querySelector('main')?.remove();
    expect(await isOver(waiting)).toBe(true);
  });
});
