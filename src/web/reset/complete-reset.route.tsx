import { FormattedMessage } from '#i18n/intl.tsx';
import { GatePage } from '#web/gate-page.tsx';
import { NO_INDEX, TOKEN_PAGE_HEADERS } from '#web/session/token-page.ts';
import { getRequest } from '#web/request-context.server.ts';
import { CompleteResetForm } from './complete-reset-form.tsx';
import { loadReset } from './load-reset.server.ts';
import { RequestReset } from './request-reset.tsx';
import type { Route } from './+types/complete-reset.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, NO_INDEX] : [NO_INDEX];

export const headers = () => TOKEN_PAGE_HEADERS;

export const loader = ({ params, context }: Route.LoaderArgs) => loadReset(getRequest(context), params.token);

export default function CompleteResetPage({ loaderData: { token } }: Route.ComponentProps) {
  if (token === undefined) {
    return (
      <RequestReset
        title={<FormattedMessage id="word.linkInvalid" />}
        lead={<FormattedMessage id="reset.invalid.lead" />}
      />
    );
  }
  return (
    <GatePage title={<FormattedMessage id="reset.new.title" />} lead={<FormattedMessage id="reset.new.lead" />}>
      <CompleteResetForm token={token} />
    </GatePage>
  );
}
