import { parseDate } from '@internationalized/date';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useSearchParams } from 'react-router';
import type { MessageKey } from '#i18n/message-key.ts';
import { assertNever } from '#domain/result.ts';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useHistoryStep } from '#web/ui/use-history-step.ts';
import { toAddress, withChanges } from './list-address.ts';
import { type Lookup, LookupFilter } from './lookup-filter.tsx';

/** `name` is the parameter of the call, and so the one in the address. */
export type ListFilter =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: MessageKey;
      readonly options: readonly FilterOption[];
    }
  | { readonly kind: 'date'; readonly name: string; readonly label: MessageKey }
  | ({ readonly kind: 'lookup'; readonly name: string; readonly label: MessageKey } & Omit<Lookup, 'label'>);

type FilterOption = { readonly id: string } & ({ readonly label: string } | { readonly word: MessageKey });

const ALL = 'all';
/** A moment is shown by its day. */
const DAY = /^\d{4}-\d\d-\d\d(?=T|$)/;

export function ListFilters({ filters }: { readonly filters: readonly ListFilter[] }) {
  const [params, setParams] = useSearchParams();
  const nextStep = useHistoryStep();
  const names = ['q', ...filters.map(({ name }) => name)];
  const isFiltered = names.some((name) => params.get(name));
  const change = (name: string, value: string | null) =>
    setParams((now) => withChanges(now, { [name]: value }), nextStep(name));
  return (
    <div className="mb-4 grid print:hidden grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] items-end gap-3 md:flex md:flex-wrap">
      {filters.map((filter) => (
        <div key={filter.name} className="min-w-0 md:max-w-52 md:min-w-40 md:flex-1">
          <FilterField
            filter={filter}
            value={params.get(filter.name)}
            onChange={(value) => change(filter.name, value)}
          />
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

interface FilterFieldProps {
  readonly filter: ListFilter;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

export function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: filter.label });
  switch (filter.kind) {
    case 'choice':
      return (
        <Select
          label={label}
          value={value || ALL}
          onChange={(chosen) => onChange(chosen === ALL ? null : String(chosen))}
          options={[{ id: ALL, word: 'word.all' } as const, ...filter.options].map((option) =>
            'word' in option ? { id: option.id, label: formatMessage({ id: option.word }) } : option,
          )}
        />
      );
    case 'date':
      return <DatePicker label={label} value={readDay(value)} onChange={(day) => onChange(day?.toString() ?? null)} />;
    case 'lookup':
      return <LookupFilter label={label} chosen={filter.chosen} find={filter.find} onChoose={onChange} />;
    default:
      return assertNever(filter);
  }
}

function readDay(value: string | null) {
  const [day] = DAY.exec(value ?? '') ?? [];
  if (day === undefined) return null;
  try {
    return parseDate(day);
  } catch {
    return null;
  }
}
