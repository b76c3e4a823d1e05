import { FormattedMessage } from '#i18n/intl.tsx';
import { AsideLink, GatePage } from '#web/gate-page.tsx';
import { pageTitle } from '#web/page-title.server.ts';
import { getRequest } from '#web/request-context.server.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { CodeForm } from './code-form.tsx';
import type { Route } from './+types/register.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: pageTitle(getRequest(context), 'register.title'),
});

export default function RegisterPage() {
  return (
    <GatePage title={<FormattedMessage id="register.title" />} lead={<FormattedMessage id="register.lead" />}>
      <CodeForm />
      <div className="mt-8 border-t border-line pt-6">
        <AsideLink question={<FormattedMessage id="register.noInvitation" />}>
          <TextLink to="/sign-up" isAlone>
            <FormattedMessage id="word.registerCompany" />
          </TextLink>
        </AsideLink>
      </div>
    </GatePage>
  );
}
