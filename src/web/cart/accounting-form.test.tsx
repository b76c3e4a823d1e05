// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { IntlProvider } from '#i18n/intl.tsx';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import german from '#i18n/messages/de.json' with { type: 'json' };
import { toast } from '#web/ui/toast.tsx';
import { AccountingForm } from './accounting-form.tsx';
import { CartWriterProvider, useCartWriter } from './cart-writer.tsx';

afterEach(() => {
  cleanup();
  told.mockClear();
  vi.unstubAllGlobals();
});

/** The cart is read again, with what was saved meanwhile. */
function Page() {
  const [costCentre, setCostCentre] = useState<string | null>(null);
  return (
    <IntlProvider locale="de" messages={getMessages('de')}>
      <CartWriterProvider version={1}>
        <AccountingForm cart={{ poNumber: null, costCentre, note: null }} />
      </CartWriterProvider>
      <button type="button" onClick={() => setCostCentre('WLKP')}>
        read anew
      </button>
    </IntlProvider>
  );
}

test('a field shows what was saved last as soon as the cart tells it, but never in place of what is being typed', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />);
  const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
  await userEvent.type(field(german['word.poNumber']), 'PO-77');
  await userEvent.click(screen.getByRole('button', { name: 'read anew' }));
  expect(field(german['word.costCentre']).value).toBe('WLKP');
  expect(field(german['word.poNumber']).value).toBe('PO-77');
});

/** Answers the changes of the cart one after the other, the last one for ever. */
function answerPatches(...statuses: number[]) {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    return new Response('{"version":2}', { status: status ?? 200, headers: { 'Content-Type': 'application/json' } });
  });
  return bodies;
}

const writer: { settle?: () => Promise<number> } = {};
function Settling({ onReady }: { readonly onReady: (settle: () => Promise<number>) => void }) {
  const { settle } = useCartWriter();
  useEffect(() => onReady(settle), [onReady, settle]);
  return null;
}
const noteSettle = (settle: () => Promise<number>) => {
  writer.settle = settle;
};
const settle = () => writer.settle?.();

async function typeOrderNumber() {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <IntlProvider locale="de" messages={getMessages('de')}>
          <CartWriterProvider version={1}>
            <AccountingForm cart={{ poNumber: null, costCentre: null, note: null }} />
            <Settling onReady={noteSettle} />
          </CartWriterProvider>
        </IntlProvider>
      ),
    },
  ]);
  const { unmount } = render(<Stub />);
  await userEvent.type(screen.getByLabelText(german['word.poNumber']), 'PO-77');
  await userEvent.tab();
  return unmount;
}

const told = vi.spyOn(toast, 'error');
const TYPED = { poNumber: 'PO-77' };

test('what could not be saved is saved when the page is left', async () => {
  const bodies = answerPatches(503, 200);
  const leave = await typeOrderNumber();
  await vi.waitFor(() => expect(bodies).toEqual([TYPED]));
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  leave();
  await vi.waitFor(() => expect(bodies).toEqual([TYPED, TYPED]));
});

test('nor is anything ordered before it is saved', async () => {
  const bodies = answerPatches(503, 503, 200);
  await typeOrderNumber();
  await vi.waitFor(() => expect(bodies).toHaveLength(1));
  await expect(settle()).rejects.toMatchObject({ code: 'unavailable' });
  await expect(settle()).resolves.toBe(2);
  expect(bodies).toEqual([TYPED, TYPED, TYPED]);
});

test('what was refused is not sent again', async () => {
  const bodies = answerPatches(409, 200);
  const leave = await typeOrderNumber();
  await vi.waitFor(() => expect(bodies).toHaveLength(1));
  await settle();
  leave();
  expect(bodies).toHaveLength(1);
});
