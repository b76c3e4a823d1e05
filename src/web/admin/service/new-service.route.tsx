import { FormattedMessage } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { loadService } from './load-services.server.ts';
import { NewService } from './service-page.tsx';
import type { Route } from './+types/new-service.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ context }: Route.LoaderArgs) => loadService(getRequest(context), undefined);

export default function NewServicePage({ loaderData: view }: Route.ComponentProps) {
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin/services', label: <FormattedMessage id="admin.nav.services" /> }}
        title={<FormattedMessage id="adminService.new" />}
      />
      <NewService view={view} />
    </ConsolePage>
  );
}
