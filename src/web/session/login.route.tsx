import { FormattedMessage } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { AsideLink, GatePage, PanelClaim } from '../gate-page.tsx';
import { loadLogin } from './load-login.server.ts';
import { withRedirect } from './with-redirect.ts';
import { LoginForm } from './login-form.tsx';
import type { Route } from './+types/login.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadLogin(getRequest(context), url);

const CLAIM = ['loginPage.claim.bookings', 'loginPage.claim.team', 'loginPage.claim.documents'] as const;

export default function LoginPage({ loaderData: { target } }: Route.ComponentProps) {
  return (
    <GatePage
      title={<FormattedMessage id="loginPage.title" />}
      lead={<FormattedMessage id="loginPage.lead" />}
      panel={
        <PanelClaim
          title={<FormattedMessage id="loginPage.claim" />}
          points={CLAIM.map((id) => (
            <FormattedMessage key={id} id={id} />
          ))}
        />
      }
    >
      <LoginForm target={target} />
      <div className="mt-8 space-y-1 border-t border-line pt-6">
        <AsideLink question={<FormattedMessage id="loginPage.noAccount" />}>
          <TextLink to={withRedirect('/sign-up', target)} isAlone>
            <FormattedMessage id="word.registerCompany" />
          </TextLink>
        </AsideLink>
        <AsideLink question={<FormattedMessage id="loginPage.invited" />}>
          <TextLink to="/register" isAlone>
            <FormattedMessage id="loginPage.register" />
          </TextLink>
        </AsideLink>
      </div>
    </GatePage>
  );
}
