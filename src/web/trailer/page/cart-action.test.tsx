// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from '#i18n/intl.tsx';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import { CartAction, type CartActionProps } from './cart-action.tsx';

afterEach(cleanup);

const PERIOD = { from: '2026-11-18T08:00', to: '2026-12-11T08:00' };
const TRAILER = {
  title: 'Planenauflieger Standard PS-104 · Trailyard',
  name: 'Planenauflieger Standard',
  type: 'plane',
  visitor: 'renter',
  availability: null,
  isInCart: false,
  period: {
    ...PERIOD,
    asked: PERIOD,
    local: PERIOD,
    timeZone: 'Europe/Berlin',
    fromText: '',
    toText: '',
    cancelUntil: null,
  },
} satisfies Omit<CartActionProps, 'cart' | 'loginPath' | 'onChoose' | 'chooseReturn' | 'size'> &
  Record<string, unknown>;

test.each([false, true])(
  'the button wears nothing of the trailer whose page it stands on (in the cart: %s)',
  (isAdded) => {
    render(
      <IntlProvider locale="de" messages={getMessages('de')}>
        <MemoryRouter>
          <CartAction
            {...TRAILER}
            cart={{ add: () => undefined, isPending: false, isAdded }}
            loginPath="/login"
            onChoose={() => undefined}
            chooseReturn={() => undefined}
            size="l"
          />
        </MemoryRouter>
      </IntlProvider>,
    );
    const action = isAdded ? screen.getByRole('link') : screen.getByRole('button');
    expect(action.getAttributeNames().filter((name) => name === 'title' || name === 'name')).toEqual([]);
  },
);
