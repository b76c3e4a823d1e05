// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { toast } from '#web/ui/toast.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PERIOD = { from: '2027-03-01T07:00:00Z', to: '2027-03-03T07:00:00Z' };
const ASKED = { from: '2027-03-01', to: '2027-03-03' };
const WISH = { trailerId: 'a', ...PERIOD, asked: ASKED, services: ['cover', 'straps'], quantity: 2 };

function Page() {
  const { add, isAdded } = useAddToCart({ ...WISH, number: 'TY-1', loginPath: '/login' });
  return (
    <button type="button" onClick={add}>
      {isAdded ? 'added' : 'add'}
    </button>
  );
}

/** Presses the button before a server that answers like this, and tells what was sent. */
function pressAdd(status: number, answer: object) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string }) => {
    sent.push([method, path, JSON.parse(body)]);
    return Response.json(answer, { status });
  });
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />);
  fireEvent.click(screen.getByRole('button'));
  return sent;
}

test('trailers and their services go into the cart together or not at all', async () => {
  const sent = pressAdd(200, { version: 1, items: [{ id: 'x', ...PERIOD }] });
  await screen.findByText('added');
  expect(sent).toEqual([['POST', '/api/cart/items', WISH]]);
});

test('says what is wrong with a service', async () => {
  const told = vi.spyOn(toast, 'error');
  pressAdd(422, { code: 'invalid-fields', fields: { 'services.wash': 'service-too-late' } });
  await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith('error.field.service-too-late'));
  expect(screen.getByRole('button').textContent).toBe('add');
});
