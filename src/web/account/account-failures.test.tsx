// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from '#i18n/intl.tsx';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListedAddress } from '#contract/address.ts';
import type { BusinessUnit } from '#contract/business-unit.ts';
import type { Me } from '#contract/user.ts';
import { getMessages } from '#i18n/catalogues.server.ts';
import german from '#i18n/messages/de.json' with { type: 'json' };
import { toast } from '#web/ui/toast.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressesTab } from './addresses-tab.tsx';
import { CompanyTab } from './company-tab.tsx';
import { LegalTab } from './legal-tab.tsx';
import { PasswordTab } from './password-tab.tsx';
import { PaymentTab } from './payment-tab.tsx';
import { TrailerConnectTab } from './trailer-connect-tab.tsx';

const address: ListedAddress = {
  id: 'a1',
  version: 1,
  label: null,
  company: 'Muster GmbH',
  salutation: null,
  firstName: null,
  lastName: null,
  street: 'Am Kai',
  houseNumber: '7',
  addressLine2: null,
  postalCode: '20457',
  city: 'Hamburg',
  region: null,
  country: 'DE',
  phone: null,
  email: null,
  mayEdit: true,
  defaultOfOthers: 0,
};
const unit: BusinessUnit = {
  id: 'u1',
  name: 'Muster GmbH',
  legalForm: null,
  registrationNumber: 'HRB 1',
  vatId: null,
  vatIdStatus: 'unchecked',
  taxNumber: null,
  invoiceEmail: null,
  phone: null,
  country: 'DE',
  defaultLocale: 'de',
  logo: null,
  paymentMethod: 'transfer',
  creditLimitCents: null,
  riskStatus: 'unchecked',
  trailerConnectLogin: null,
  status: 'active',
  addresses: [address],
  version: 1,
};
const me: Me = {
  user: {
    id: 'm1',
    email: 'maria@muster.example',
    firstName: 'Maria',
    lastName: 'Muster',
    locale: 'de',
    isAdmin: false,
    impersonatedBy: null,
    accountInformation: { tosAcceptedAt: null, privacyPolicyAcceptedAt: null },
    defaultBillingAddressId: 'a1',
    defaultShippingAddressId: 'a1',
    billingAddressIds: ['a1'],
    shippingAddressIds: ['a1'],
    avatar: null,
    tourSeenAt: null,
    version: 1,
  },
  businessUnit: unit,
  businessUnitRole: 'admin',
};
const countries = [{ id: 'DE', label: 'Deutschland' }];
const props = { me, unit, admins: [], countries };

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const SAVE = german['ui.save'];
const FAILURES: readonly (readonly [key: string, what: string, page: ReactNode, act: () => void])[] = [
  [
    'system.changeCompanyDataError',
    'company data',
    <CompanyTab key="company" {...props} />,
    () => {
      fill(german['word.field.name'], 'Muster & Co');
      press(SAVE);
    },
  ],
  [
    'system.changeBusinessUnitError',
    'the payment method',
    <PaymentTab key="payment" {...props} invoicing={undefined} mandate={null} />,
    () => press(SAVE),
  ],
  [
    'system.changeBusinessUnitError',
    'the login of the telematics',
    <TrailerConnectTab key="trailerConnect" {...props} />,
    () => press(SAVE),
  ],
  [
    'system.changePasswordError',
    'the password',
    <PasswordTab key="password" {...props} />,
    () => {
      fill(german['account.password.current'], 'what it was until now');
      fill(german['password.new'], 'what it is from now on');
      press(german['account.password.submit']);
    },
  ],
  [
    'login.acceptTosAndPrivacyError',
    'the terms',
    <LegalTab key="legal" {...props} acceptances={[]} />,
    () => {
      for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
      press(german['account.legal.submit']);
    },
  ],
  ['system.addressesDataFetchError', 'the list of addresses', <AddressesTab key="list" {...props} />, () => {}],
  [
    'system.changeAddressError',
    'an address',
    <AddressForm
      key="address"
      {...props}
      address={address}
      company=""
      country="DE"
      onCancel={() => {}}
      onSaved={async () => {}}
    />,
    () => {
      fill(german['word.field.city'], 'Bremen');
      press(SAVE);
    },
  ],
];

const shown = vi.spyOn(toast, 'error');

beforeEach(() => {
  shown.mockClear();
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(FAILURES)('%s is told when the call for %s fails', async (key, _what, page, act) => {
  const Account = createRoutesStub([{ path: '/', Component: () => page }]);
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <Account />
    </IntlProvider>,
  );
  act();
  await vi.waitFor(() => expect(shown.mock.calls).toEqual([[key, { text: 'error.internal' }]]));
});
