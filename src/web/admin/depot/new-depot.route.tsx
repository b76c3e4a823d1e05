import { FormattedMessage } from 'react-intl';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { NewDepot } from './depot-page.tsx';
import { loadNewDepot } from './load-depot.server.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ context }: LoaderFunctionArgs) => loadNewDepot(getRequest(context));

export default function NewDepotPage() {
  const { choices } = useLoaderData<typeof loader>();
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
