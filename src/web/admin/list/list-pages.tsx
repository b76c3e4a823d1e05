import { useIntl } from '#i18n/intl.tsx';
import { useSearchParams } from 'react-router';
import { Pagination } from '#web/ui/pagination.tsx';
import { atCursor, toAddress, withChanges } from './list-address.ts';
import { PageSize } from './page-size.tsx';

interface ListPagesProps {
  readonly nextCursor: string | null;
  readonly hasRows: boolean;
}

/** Below a list: its other pages, and how long they are. */
export function ListPages({ nextCursor, hasRows }: ListPagesProps) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const hasPages = nextCursor !== null || params.get('cursor');
  return (
    <>
      {hasPages && (
        <Pagination
          label={formatMessage({ id: 'admin.list.pages' })}
          previous={{
            label: formatMessage({ id: 'admin.list.first' }),
            to: params.get('cursor') ? toAddress(withChanges(params, {})) : undefined,
          }}
          next={{
            label: formatMessage({ id: 'admin.list.next' }),
            to: nextCursor === null ? undefined : atCursor(params, nextCursor),
          }}
        />
      )}
      {hasRows && (hasPages || params.get('limit')) && (
        <div className="mt-4">
          <PageSize />
        </div>
      )}
    </>
  );
}
