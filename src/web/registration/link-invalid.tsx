import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { GatePage } from '#web/gate-page.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Used, expired and foreign links look the same; there is a way on for whoever held one. */
export function LinkInvalid() {
  return (
    <GatePage title={<FormattedMessage id="word.linkInvalid" />} lead={<FormattedMessage id="register.invalid.lead" />}>
      <dl className="divide-y divide-line border-y border-line">
        <WayOn reader="signedUp">
          <TextLink to="/sign-up" isAlone>
            <FormattedMessage id="word.registerCompany" />
          </TextLink>
        </WayOn>
        <WayOn reader="invited" />
        <WayOn reader="done">
          <TextLink to="/login" isAlone>
            <FormattedMessage id="word.logIn" />
          </TextLink>
        </WayOn>
      </dl>
    </GatePage>
  );
}

interface WayOnProps {
  readonly reader: 'signedUp' | 'invited' | 'done';
  readonly children?: ReactNode;
}

function WayOn({ reader, children }: WayOnProps) {
  return (
    <div className="py-4">
      <dt className="font-bold">
        <FormattedMessage id={`register.invalid.${reader}`} />
      </dt>
      <dd className="mt-1 text-asphalt-600">
        <p>
          <FormattedMessage id={`register.invalid.${reader}.text`} />
        </p>
        {children}
      </dd>
    </div>
  );
}
