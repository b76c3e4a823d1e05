import { FormattedMessage } from '#i18n/intl.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PlainLink } from '#web/ui/text-link.tsx';
import type { TabProps } from './account-context.ts';

/** Says why something can only be looked at, and who can change it. */
export function AskAdmin({ admins }: Pick<TabProps, 'admins'>) {
  return (
    <div className="mb-5">
      <Notice title={<FormattedMessage id="account.readOnly" />}>
        {admins.length > 0 && (
          <>
            <FormattedMessage id="account.askAdmin" />{' '}
            {admins.map(({ firstName, lastName, email }, position) => (
              <span key={email}>
                {position > 0 && ', '}
                <PlainLink href={`mailto:${email}`}>
                  {firstName} {lastName}
                </PlainLink>
              </span>
            ))}
          </>
        )}
      </Notice>
    </div>
  );
}
