// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCurrentInRow } from './use-current-in-row.ts';

const scrollTo = vi.fn<(place: { left: number }) => void>();

beforeEach(() => {
  // The browser of these tests lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function place(this: HTMLElement) {
    return this.textContent === 'all' ? 640 : 0;
  });
  Object.assign(Element.prototype, { scrollTo });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  scrollTo.mockReset();
});

function Row({ current }: { readonly current: string }) {
  const row = useCurrentInRow<HTMLElement>(current);
  return (
    <nav ref={row}>
      {['today', 'all'].map((name) => (
        <a key={name} data-tab={name} href={`?tab=${name}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}

test('the current link is scrolled into sight, with a bit of the one before it', () => {
  const { rerender } = render(<Row current="all" />);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 592 });
  rerender(<Row current="today" />);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: -48 });
});
