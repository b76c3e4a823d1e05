import { FormattedMessage } from '#i18n/intl.tsx';
import { isTrailerErrand } from '#domain/path/errand.ts';
import { GatePage } from '#web/gate-page.tsx';
import { usePageScope } from '#web/page-scope.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { WayAhead } from '#web/ui/way-ahead.tsx';
import { ResendMail } from './resend-mail.tsx';

const POINTS = ['mail', 'password', 'review'] as const;

interface SignUpConfirmedProps {
  /** Known only to the browser that has just signed up. */
  readonly person: { readonly firstName: string; readonly lastName: string; readonly email: string } | undefined;
  /** Where that browser was before. */
  readonly errand: string | undefined;
}

export function SignUpConfirmed({ person, errand }: SignUpConfirmedProps) {
  const { reviewWorkingDays: days } = usePageScope().config;
  const isOfTrailer = errand !== undefined && isTrailerErrand(errand);
  return (
    <GatePage
      title={
        person ? (
          <FormattedMessage id="signUp.confirmed.titleWithName" values={person} />
        ) : (
          <FormattedMessage id="signUp.confirmed.title" />
        )
      }
      lead={
        person ? (
          <FormattedMessage
            id="signUp.confirmed.leadWithEmail"
            values={{ email: <strong className="break-words text-asphalt-950">{person.email}</strong> }}
          />
        ) : (
          <FormattedMessage id="signUp.confirmed.lead" />
        )
      }
    >
      <Card>
        <h2 className="text-h3 mb-4">
          <FormattedMessage id="signUp.way" />
        </h2>
        <WayAhead
          points={POINTS.map((key) => ({
            key,
            when: <FormattedMessage id={`signUp.way.${key}.when`} values={{ days }} />,
            what: <FormattedMessage id={`signUp.way.${key}`} />,
          }))}
        />
      </Card>
      <div className="mt-6 text-body-s text-asphalt-600">
        <p>
          <FormattedMessage id={person ? 'signUp.confirmed.helpWithEmail' : 'signUp.confirmed.help'} />
        </p>
        {person && <ResendMail />}
        <TextLink to="/sign-up" isAlone>
          <FormattedMessage id="signUp.confirmed.again" />
        </TextLink>
      </div>
      <LinkButton to={errand ?? '/trailers'} tone="signal" size="l" isFullWidth className="mt-6">
        <FormattedMessage id={isOfTrailer ? 'signUp.confirmed.trailer' : 'signUp.confirmed.trailers'} />
      </LinkButton>
    </GatePage>
  );
}
