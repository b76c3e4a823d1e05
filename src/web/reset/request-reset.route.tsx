import { FormattedMessage } from 'react-intl';
import { type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { pageTitle } from '#web/page-title.server.ts';
import { getRequest } from '#web/request-context.server.ts';
import { RequestReset } from './request-reset.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ context }: LoaderFunctionArgs) => ({
  title: pageTitle(getRequest(context), 'word.forgotPassword'),
});

export default function RequestResetPage() {
  return (
    <RequestReset title={<FormattedMessage id="word.forgotPassword" />} lead={<FormattedMessage id="reset.lead" />} />
  );
}
