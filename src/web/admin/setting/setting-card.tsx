import type { FixedGroup } from '#domain/setting/setting-group.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { Section } from '#web/form/section.tsx';
import { SettingBody } from './setting-body.tsx';
import type { SettingProps } from './setting-form.tsx';

const TITLES = {
  lessor: 'adminSetting.lessor',
  bank: 'adminSetting.bank',
  debits: 'adminSetting.debits',
  dunning: 'adminSetting.dunning',
  fees: 'adminSetting.fees',
  waiting: 'adminSetting.waiting',
  quotes: 'word.quotes',
  holds: 'adminSetting.holds',
  turnaround: 'adminSetting.turnaround',
  newCustomers: 'adminSetting.newCustomers',
  certificates: 'adminSetting.certificates',
  transfers: 'word.transfers',
} as const satisfies Readonly<Record<FixedGroup, MessageKey>>;

export const SettingCard = ({ group, ...props }: SettingProps & { readonly group: FixedGroup }) => (
  <Section title={TITLES[group]} note={`adminSetting.${group}.text`}>
    <SettingBody {...props} />
  </Section>
);
