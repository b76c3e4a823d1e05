// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import german from '#i18n/messages/de.json' with { type: 'json' };
import { AccountingForm } from './accounting-form.tsx';
import { CartWriterProvider } from './cart-writer.tsx';

afterEach(cleanup);

/** The cart is read again, with what was saved meanwhile. */
function Page() {
  const [costCentre, setCostCentre] = useState<string | null>(null);
  return (
    <IntlProvider locale="de" messages={german}>
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
  await userEvent.type(field(german['cart.poNumber']), 'PO-77');
  await userEvent.click(screen.getByRole('button', { name: 'read anew' }));
  expect(field(german['cart.costCentre']).value).toBe('WLKP');
  expect(field(german['cart.poNumber']).value).toBe('PO-77');
});
