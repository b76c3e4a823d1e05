import { FormattedMessage } from 'react-intl';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { loadService } from './load-services.server.ts';
import { NewService } from './service-page.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ context }: LoaderFunctionArgs) => loadService(getRequest(context), undefined);

export default function NewServicePage() {
  const view = useLoaderData<typeof loader>();
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
