import { FormattedMessage } from '#i18n/intl.tsx';
import { pageTitle } from '#web/page-title.server.ts';
import { getRequest } from '#web/request-context.server.ts';
import { RequestReset } from './request-reset.tsx';
import type { Route } from './+types/request-reset.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: pageTitle(getRequest(context), 'word.forgotPassword'),
});

export default function RequestResetPage() {
  return (
    <RequestReset title={<FormattedMessage id="word.forgotPassword" />} lead={<FormattedMessage id="reset.lead" />} />
  );
}
