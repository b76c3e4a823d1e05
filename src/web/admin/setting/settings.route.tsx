import { FormattedMessage } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { loadSettings } from './load-settings.server.ts';
import { SettingCard } from './setting-card.tsx';
import type { Route } from './+types/settings.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ context }: Route.LoaderArgs) => loadSettings(getRequest(context));

export default function SettingsPage({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <ConsolePage>
      <ConsoleHeader title={<FormattedMessage id="admin.nav.settings" />}>
        <FormattedMessage id="adminSetting.lead" />
      </ConsoleHeader>
      {groups.map((setting) => (
        <SettingCard key={setting.group} setting={setting} />
      ))}
    </ConsolePage>
  );
}
