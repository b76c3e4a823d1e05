import { FormattedMessage } from '#i18n/intl.tsx';
import { isFixedGroup } from '#domain/setting/setting-group.ts';
import { Section } from '#web/form/section.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { loadSettings } from './load-settings.server.ts';
import { SellersCard } from './sellers-card.tsx';
import { SettingCard } from './setting-card.tsx';
import type { Route } from './+types/settings.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ context }: Route.LoaderArgs) => loadSettings(getRequest(context));

export default function SettingsPage({ loaderData: { groups, sellers, countries } }: Route.ComponentProps) {
  return (
    <ConsolePage>
      <ConsoleHeader title={<FormattedMessage id="admin.nav.settings" />}>
        <FormattedMessage id="adminSetting.lead" />
      </ConsoleHeader>
      {groups.map((setting) =>
        isFixedGroup(setting.group) ? (
          <SettingCard key={setting.group} group={setting.group} setting={setting} countries={countries} />
        ) : null,
      )}
      {sellers.length > 0 && <SellersCard sellers={sellers} countries={countries} />}
      <Section title="adminMailWords.title" note="adminMailWords.lead">
        <PageLink to="/admin/settings/mails" isAlone data-ahead="hover">
          <FormattedMessage id="adminMailWords.open" />
        </PageLink>
      </Section>
    </ConsolePage>
  );
}
