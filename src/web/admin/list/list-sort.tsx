import { useIntl } from '#i18n/intl.tsx';
import { useSearchParams } from 'react-router';
import { Select } from '#web/ui/select.tsx';
import { withChanges } from './list-address.ts';

/** No column, but what is to be done next. */
const NEXT = 'next';

interface ListSortProps {
  readonly columns: readonly { readonly header: string; readonly sort: string }[];
  readonly usualSort: string;
}

/** On phones a table has no headings to order it by; this stands in for them. */
export function ListSort({ columns, usualSort }: ListSortProps) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  return (
    <div className="mb-4 min-w-0 grow basis-44 md:hidden">
      <Select
        label={formatMessage({ id: 'admin.list.sort' })}
        value={params.get('sort') ?? usualSort}
        onChange={(sort) =>
          setParams((now) => withChanges(now, { sort: sort === usualSort ? null : String(sort) }), {
            preventScrollReset: true,
          })
        }
        options={[
          ...(usualSort === NEXT ? [{ id: NEXT, label: formatMessage({ id: 'admin.list.nextFirst' }) }] : []),
          ...columns.flatMap(({ header: column, sort }) => [
            { id: sort, label: formatMessage({ id: 'admin.list.ascending' }, { column }) },
            { id: `-${sort}`, label: formatMessage({ id: 'admin.list.descending' }, { column }) },
          ]),
        ]}
      />
    </div>
  );
}
