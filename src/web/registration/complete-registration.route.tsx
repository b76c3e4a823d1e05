import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { GatePage } from '#web/gate-page.tsx';
import { NO_INDEX, TOKEN_PAGE_HEADERS } from '#web/session/token-page.ts';
import { getRequest } from '#web/request-context.server.ts';
import { CompleteRegistrationForm } from './complete-registration-form.tsx';
import { LinkInvalid } from './link-invalid.tsx';
import { loadRegistration } from './load-registration.server.ts';
import type { Route } from './+types/complete-registration.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, NO_INDEX] : [NO_INDEX];

export const headers = () => TOKEN_PAGE_HEADERS;

export const loader = ({ params, context }: Route.LoaderArgs) => loadRegistration(getRequest(context), params.token);

export default function CompleteRegistrationPage({ loaderData: { registration } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  if (registration === undefined) return <LinkInvalid />;

  const { type, companyName, firstName, role } = registration;
  const company = <strong className="text-asphalt-950">{companyName}</strong>;
  return type === 'signUp' ? (
    <GatePage
      title={<FormattedMessage id="register.ofSignUp.title" values={{ firstName }} />}
      lead={<FormattedMessage id="register.ofSignUp.lead" values={{ company }} />}
    >
      <CompleteRegistrationForm registration={registration} />
    </GatePage>
  ) : (
    <GatePage
      title={<FormattedMessage id="register.ofInvitation.title" />}
      lead={
        <FormattedMessage
          id="register.ofInvitation.lead"
          values={{ company, role: formatMessage({ id: `role.${role}` }) }}
        />
      }
    >
      <CompleteRegistrationForm registration={registration} />
    </GatePage>
  );
}
