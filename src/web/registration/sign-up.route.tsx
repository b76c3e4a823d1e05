import { FormattedMessage } from '#i18n/intl.tsx';
import { RichTextView } from '#web/content/rich-text-view.tsx';
import { AsideLink, GatePage, PanelClaim } from '#web/gate-page.tsx';
import { NO_INDEX } from '#web/session/token-page.ts';
import { getRequest } from '#web/request-context.server.ts';
import { withRedirect } from '#web/session/with-redirect.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { loadSignUp } from './load-sign-up.server.ts';
import { SignUpConfirmed } from './sign-up-confirmed.tsx';
import { useErrand } from './use-errand.ts';
import { SignUpWizard } from './sign-up-wizard.tsx';
import type { Route } from './+types/sign-up.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, ...(loaderData.kind === 'confirmed' ? [NO_INDEX] : [])] : [];

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadSignUp(getRequest(context), params['*'] ?? '', url.pathname);

export default function SignUpPage({ loaderData: data }: Route.ComponentProps) {
  const errand = useErrand();
  if (data.kind === 'confirmed') return <SignUpConfirmed person={data.person} errand={errand} />;
  const { step, campaign, page, countries } = data;
  return (
    <GatePage
      isWide
      title={page.headline}
      {...(step === 'company' && { lead: page.text })}
      panel={
        <>
          <PanelClaim points={page.benefits} />
          <div className="mt-6 max-w-lg text-body-s text-white/80">
            <RichTextView richText={page.body} />
          </div>
        </>
      }
    >
      <SignUpWizard step={step} campaign={campaign} countries={countries} />
      <div className="mt-8 border-t border-line pt-6">
        <AsideLink question={<FormattedMessage id="signUp.hasAccount" />}>
          <TextLink to={withRedirect('/login', errand)} isAlone>
            <FormattedMessage id="word.logIn" />
          </TextLink>
        </AsideLink>
      </div>
    </GatePage>
  );
}
