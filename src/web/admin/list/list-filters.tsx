import { parseDate } from '@internationalized/date';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toAddress, withChanges } from './list-address.ts';

/** `name` is the parameter of the call, and so the one in the address. */
export type ListFilter =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      readonly options: readonly { readonly id: string; readonly label: string }[];
    }
  | { readonly kind: 'date'; readonly name: string; readonly label: string };

const ALL = 'all';
const DAY = /^\d{4}-\d\d-\d\d$/;

export function ListFilters({ filters }: { readonly filters: readonly ListFilter[] }) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const names = ['q', ...filters.map(({ name }) => name)];
  const isFiltered = names.some((name) => params.get(name));
  const change = (name: string, value: string | null) =>
    setParams((now) => withChanges(now, { [name]: value }), { preventScrollReset: true });
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
      {filters.map((filter) => (
        <div key={filter.name} className="min-w-0 md:w-48">
          {filter.kind === 'choice' ? (
            <Select
              label={filter.label}
              value={params.get(filter.name) || ALL}
              onChange={(value) => change(filter.name, value === ALL ? null : String(value))}
              options={[{ id: ALL, label: formatMessage({ id: 'admin.list.all' }) }, ...filter.options]}
            />
          ) : (
            <DatePicker
              label={filter.label}
              value={readDay(params.get(filter.name))}
              onChange={(value) => change(filter.name, value?.toString() ?? null)}
            />
          )}
        </div>
      ))}
      {isFiltered && (
        <div className="flex min-h-12 items-center">
          <TextLink
            to={toAddress(withChanges(params, Object.fromEntries(names.map((name) => [name, null]))))}
            isAlone
            preventScrollReset
            data-ahead="hover"
          >
            <FormattedMessage id="admin.list.reset" />
          </TextLink>
        </div>
      )}
    </div>
  );
}

function readDay(value: string | null) {
  if (value === null || !DAY.test(value)) return null;
  try {
    return parseDate(value);
  } catch {
    return null;
  }
}
