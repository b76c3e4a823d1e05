import { useSearchParams } from 'react-router';
import type { BoardOnly } from '#domain/planning/board-view.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { toAddress, withChanges } from '../list/list-address.ts';

/** That there is none of what was asked for alone may be good news; all others are a click away. */
export function BoardEmpty({ only }: { readonly only: BoardOnly | undefined }) {
  const [params] = useSearchParams();
  if (only === undefined) return <EmptyState title={<FormattedMessage id="admin.list.nothingFound" />} />;
  return (
    <EmptyState
      title={<FormattedMessage id={`adminBoard.none.${only}`} />}
      actions={
        <LinkButton to={toAddress(withChanges(params, { only: null }))} tone="outline">
          <FormattedMessage id="adminBoard.showAll" />
        </LinkButton>
      }
    />
  );
}
