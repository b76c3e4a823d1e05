import { FormattedMessage } from 'react-intl';
import { GatePage } from '#web/gate-page.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { WayAhead } from '#web/ui/way-ahead.tsx';

const POINTS = ['mail', 'password', 'review'] as const;

interface SignUpConfirmedProps {
  /** Known only to the browser that has just signed up. */
  readonly names: { readonly firstName: string; readonly lastName: string } | undefined;
}

export function SignUpConfirmed({ names }: SignUpConfirmedProps) {
  return (
    <GatePage
      title={
        names ? (
          <FormattedMessage id="signUp.confirmed.titleWithName" values={names} />
        ) : (
          <FormattedMessage id="signUp.confirmed.title" />
        )
      }
      lead={<FormattedMessage id="signUp.confirmed.lead" />}
    >
      <Card>
        <h2 className="text-h3 mb-4">
          <FormattedMessage id="signUp.way" />
        </h2>
        <WayAhead
          points={POINTS.map((key) => ({
            key,
            when: <FormattedMessage id={`signUp.way.${key}.when`} />,
            what: <FormattedMessage id={`signUp.way.${key}`} />,
          }))}
        />
      </Card>
      <div className="mt-6 text-body-s text-asphalt-600">
        <p>
          <FormattedMessage id="signUp.confirmed.help" />
        </p>
        <TextLink to="/sign-up" isAlone>
          <FormattedMessage id="signUp.confirmed.again" />
        </TextLink>
      </div>
      <LinkButton to="/trailers" tone="signal" size="l" isFullWidth className="mt-6">
        <FormattedMessage id="signUp.confirmed.trailers" />
      </LinkButton>
    </GatePage>
  );
}
