// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-16T08:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a slow way through the network makes no hold longer than a quarter of an hour', () => {
  render(<Countdown until="2026-11-16T08:15:03Z" aheadMs={0} />);
  expect(screen.getByRole('timer').textContent).toBe('15:00');
  act(() => void vi.advanceTimersByTime(4_000));
  expect(screen.getByRole('timer').textContent).toBe('14:59');
});

test('the server’s clock counts, not the one of the device', () => {
  render(<Countdown until="2026-11-16T08:15:00Z" aheadMs={60_000} />);
  expect(screen.getByRole('timer').textContent).toBe('14:00');
});
