import { FormattedMessage } from 'react-intl';
import { GatePage } from '#web/login/gate-page.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Used, expired and foreign links look the same; there is a way on for whoever held one. */
export function LinkInvalid() {
  return (
    <GatePage
      title={<FormattedMessage id="register.invalid.title" />}
      lead={<FormattedMessage id="register.invalid.lead" />}
    >
      <dl className="divide-y divide-line border-y border-line">
        <div className="py-4">
          <dt className="font-bold">
            <FormattedMessage id="register.invalid.signedUp" />
          </dt>
          <dd className="mt-1 text-asphalt-600">
            <FormattedMessage id="register.invalid.signedUp.text" />{' '}
            <TextLink to="/sign-up" isAlone>
              <FormattedMessage id="register.signUp" />
            </TextLink>
          </dd>
        </div>
        <div className="py-4">
          <dt className="font-bold">
            <FormattedMessage id="register.invalid.invited" />
          </dt>
          <dd className="mt-1 text-asphalt-600">
            <FormattedMessage id="register.invalid.invited.text" />
          </dd>
        </div>
        <div className="py-4">
          <dt className="font-bold">
            <FormattedMessage id="register.invalid.done" />
          </dt>
          <dd className="mt-1 text-asphalt-600">
            <FormattedMessage id="register.invalid.done.text" />{' '}
            <TextLink to="/login" isAlone>
              <FormattedMessage id="register.login" />
            </TextLink>
          </dd>
        </div>
      </dl>
    </GatePage>
  );
}
