import { expect, test } from 'vitest';
import { USUAL_FEE_TERMS } from '#domain/booking/cancellation-fee.ts';
import { USUAL_PATIENCE } from '#domain/order/lapse.ts';
import { USUAL_DUNNING } from '#domain/dunning/dunning-level.ts';
import type { Seller } from '#domain/invoice/seller-channel.ts';
import { USUAL_REMINDERS } from '#domain/trailer/certificate-reminder.ts';
import { USUAL_TRANSFER_COSTS } from '#domain/transfer/transfer-cost.ts';
import { USUAL_TURNAROUND } from '#domain/trailer/turnaround.ts';
import { toSellerRecord } from './seller-record.ts';
import { findSettingFaults, tidySetting } from './setting-fault.ts';
import type { SettingRecord } from './setting-field.ts';
import type { SettingGroup } from './setting-group.ts';
import { settingsInForce, type StoredSetting } from './settings-in-force.ts';

const SELLER: Seller = {
  name: 'Trailyard GmbH',
  address: {
    street: 'Altenwerder Hauptstraße 12',
    addressLine2: null,
    postalCode: '21129',
    city: 'Hamburg',
    region: null,
    country: 'DE',
  },
  vatId: 'DE819401006',
  taxNumber: '48/777/00012',
  register: 'Amtsgericht Hamburg, HRB 999999',
  directors: null,
  contact: { name: 'Accounts', phone: '+49 40 5550180', email: 'billing@trailyard.example' },
  peppolId: null,
  channel: 'mail',
};
const BANK = {
  holder: 'Trailyard GmbH',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  creditorId: 'DE98ZZZ09999999999',
};

const USUAL = {
  lessor: {
    name: 'Trailyard GmbH',
    street: 'Altenwerder Hauptstraße 12',
    postalCode: '21129',
    city: 'Hamburg',
    country: 'DE',
    directors: '',
    register: '',
    vatId: '',
  },
  bank: BANK,
  debits: { prenotificationDays: 7 },
  dunning: { ...USUAL_DUNNING, isAutomatic: false },
  certificates: USUAL_REMINDERS,
  sellers: { DE: SELLER },
  fees: USUAL_FEE_TERMS,
  waiting: USUAL_PATIENCE,
  quotes: { validDays: 7, mostHoldHours: 24 },
  holds: { minutesPerDay: 1200, longestDays: 92 },
  turnaround: USUAL_TURNAROUND,
  transfers: USUAL_TRANSFER_COSTS,
  newCustomers: { creditLimitCents: 1_000_000, paymentTermDays: 14 },
};

test.each<[string, SettingGroup, SettingRecord, Readonly<Record<string, string>>]>([
  ['all fields', 'quotes', { validDays: 1, mostHoldHours: 0 }, {}],
  ['the most', 'quotes', { validDays: 90, mostHoldHours: 720 }, {}],
  ['too little', 'quotes', { validDays: 0, mostHoldHours: 0 }, { validDays: 'too-small' }],
  ['too much', 'fees', { ...USUAL_FEE_TERMS, noShowDays: 31 }, { noShowDays: 'too-big' }],
  ['half a day', 'fees', { ...USUAL_FEE_TERMS, noShowDays: 0.5 }, { noShowDays: 'number' }],
  ['no number', 'fees', { ...USUAL_FEE_TERMS, noShowDays: Number.NaN }, { noShowDays: 'number' }],
  ['a field missing', 'quotes', { validDays: 7 }, { mostHoldHours: 'number' }],
  ['the longest turnaround', 'turnaround', { ...USUAL_TURNAROUND, cool: 72 }, {}],
  ['a longer turnaround', 'turnaround', { ...USUAL_TURNAROUND, cool: 73 }, { cool: 'too-big' }],
  ['no turnaround at all', 'turnaround', { ...USUAL_TURNAROUND, box: 0 }, {}],
  ['a field of another group', 'quotes', { ...USUAL.quotes, noShowDays: 1 }, { noShowDays: 'unknown' }],
  ['a bank account', 'bank', BANK, {}],
  ['an IBAN with a digit too many', 'bank', { ...BANK, iban: `${BANK.iban}1` }, { iban: 'iban' }],
  ['a BIC that is none', 'bank', { ...BANK, bic: 'BYLA' }, { bic: 'bic' }],
  ['a creditor of others', 'bank', { ...BANK, creditorId: 'DE97ZZZ09999999999' }, { creditorId: 'creditor-id' }],
  ['no holder', 'bank', { ...BANK, holder: '' }, { holder: 'required' }],
  ['a line break', 'bank', { ...BANK, holder: 'A\nB' }, { holder: 'characters' }],
  ['a number for a text', 'bank', { ...BANK, holder: 5 }, { holder: 'required' }],
  ['a seller', 'sellerDE', { ...toSellerRecord(SELLER) }, {}],
  ['a seller of elsewhere', 'sellerAT', { ...toSellerRecord(SELLER) }, { vatId: 'vat-id' }],
  ['a later level that comes first', 'dunning', { ...USUAL.dunning, firstDays: 2 }, { firstDays: 'too-small' }],
  ['a word for a flag', 'dunning', { ...USUAL.dunning, isAutomatic: 'yes' }, { isAutomatic: 'required' }],
  ['a name of every object', 'quotes', { ...USUAL.quotes, toString: 1 }, { toString: 'unknown' }],
])('%s', (_, group, values, faults) => {
  expect(findSettingFaults(group, values)).toEqual(faults);
});

test.each<[string, readonly StoredSetting[], object]>([
  ['nothing is decided', [], {}],
  [
    'one group is',
    [{ name: 'quotes', value: { validDays: 3, mostHoldHours: 1 } }],
    { quotes: { validDays: 3, mostHoldHours: 1 } },
  ],
  ['it was left to the environment again', [{ name: 'quotes', value: null }], {}],
  [
    'a release that knew fewer fields has decided',
    [{ name: 'quotes', value: { validDays: 3 } }],
    { quotes: { validDays: 3, mostHoldHours: 24 } },
  ],
  [
    'a release that allowed more has decided',
    [{ name: 'quotes', value: { validDays: 900, mostHoldHours: 2 } }],
    { quotes: { validDays: 7, mostHoldHours: 2 } },
  ],
  [
    'a seller has moved',
    [{ name: 'sellerDE', value: { ...toSellerRecord(SELLER), city: 'Bremen', addressLine2: 'Tor 3' } }],
    { sellers: { DE: { ...SELLER, address: { ...SELLER.address, city: 'Bremen', addressLine2: 'Tor 3' } } } },
  ],
  ['a seller is gone from the environment', [{ name: 'sellerFR', value: { name: 'Trailyard France SAS' } }], {}],
  ['a text stands where a number belongs', [{ name: 'quotes', value: { validDays: '3', mostHoldHours: 24 } }], {}],
  ['a release that knew other groups has decided', [{ name: 'colours', value: { red: 1 } }], {}],
])('if %s', (_, stored, differing) => {
  expect(settingsInForce(USUAL, stored)).toEqual({ ...USUAL, ...differing });
});

test('codes are stored as banks and offices write them', () => {
  expect(tidySetting('bank', { ...BANK, holder: ' Trailyard GmbH ', iban: 'de02 1203 0000 0000 2020 51' })).toEqual(
    BANK,
  );
});
