import { FormattedMessage } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { NewDepot } from './depot-page.tsx';
import { loadNewDepot } from './load-depot.server.ts';
import type { Route } from './+types/new-depot.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ context }: Route.LoaderArgs) => loadNewDepot(getRequest(context));

export default function NewDepotPage({ loaderData: { choices } }: Route.ComponentProps) {
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin/depots', label: <FormattedMessage id="word.depots" /> }}
        title={<FormattedMessage id="adminDepot.new" />}
      />
      <NewDepot choices={choices} />
    </ConsolePage>
  );
}
