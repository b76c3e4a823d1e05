// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pickMessages } from '#i18n/catalogues.server.ts';
import { useKnownMessages } from './use-known-messages.ts';

test('what a page said can still be read two pages later, and the frame always', () => {
  const sent = pickMessages('de', ['ui']);
  const pages = [
    undefined,
    pickMessages('de', ['toCart']),
    pickMessages('de', ['cart']),
    pickMessages('de', ['order']),
  ];
  const { result, rerender } = renderHook(({ page }) => useKnownMessages(sent, pages[page]), {
    initialProps: { page: 0 },
  });
  expect(result.current['toCart.added']).toBeUndefined();
  for (const page of [1, 2, 3]) rerender({ page });
  expect(Object.keys(result.current)).toEqual(
    expect.arrayContaining(['ui.toast.close', 'toCart.added', 'toCart.open', 'cart.accounting', 'order.waits']),
  );
});
