import type { UnitTwin } from '#contract/admin-business-unit.ts';
import type { TwinGround } from '#domain/business-unit/find-twin-grounds.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { MessageKey } from '#i18n/message-key.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useFormat } from '#web/words/use-format.ts';
import { UnitBadge } from './customer-badges.tsx';

const GROUND_WORDS = {
  vatId: 'word.field.vatId',
  name: 'adminBusinessUnit.twin.name',
  mailDomain: 'adminBusinessUnit.twin.mailDomain',
} as const satisfies Record<TwinGround, MessageKey>;

/** Other companies that may be the same one: where they are, how they stand, and what speaks for it. */
export function TwinNotice({ twins }: { readonly twins: readonly UnitTwin[] }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  if (twins.length === 0) return null;
  return (
    <Notice tone="warn" title={<FormattedMessage id="adminBusinessUnit.twins" values={{ count: twins.length }} />}>
      <ul className="mt-1 grid gap-1.5">
        {twins.map(({ id, name, status, grounds }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <TextLink to={`/admin/business-units/${id}`}>{name}</TextLink>
            <UnitBadge status={status} />
            <span className="text-body-s">
              <FormattedMessage
                id="adminBusinessUnit.twins.grounds"
                values={{
                  grounds: format.list(grounds.map((ground) => formatMessage({ id: GROUND_WORDS[ground] }))),
                }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
