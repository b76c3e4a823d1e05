import { FormattedMessage } from '#i18n/intl.tsx';
import type { Role } from '#domain/team/role.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PlainLink } from '#web/ui/text-link.tsx';

interface TeamClosedProps {
  readonly role: Role | null;
  readonly admins: readonly { readonly firstName: string; readonly lastName: string; readonly email: string }[];
}

/** For everybody who may not manage the team: whom to ask. */
export function TeamClosed({ role, admins }: TeamClosedProps) {
  return (
    <PageBody>
      <PageHeader title={<FormattedMessage id="team.closed" />}>
        {role === null ? (
          <FormattedMessage id="team.closed.operator" />
        ) : (
          <FormattedMessage
            id="team.closed.role"
            values={{ role: <FormattedMessage key="role" id={`role.${role}`} /> }}
          />
        )}
      </PageHeader>
      <ul className="-mt-4 mb-8">
        {admins.map(({ firstName, lastName, email }) => (
          <li key={email}>
            <PlainLink href={`mailto:${email}`} isAlone>
              {firstName} {lastName}
            </PlainLink>
          </li>
        ))}
      </ul>
      <LinkButton to={role === null ? '/admin' : '/account'} tone="ink">
        <FormattedMessage id={role === null ? 'nav.admin' : 'team.toAccount'} />
      </LinkButton>
    </PageBody>
  );
}
