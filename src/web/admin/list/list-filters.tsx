import { parseDate } from '@internationalized/date';
import { SlidersHorizontal } from 'lucide-react';
import { Fragment, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useSearchParams } from 'react-router';
import type { MessageKey } from '#i18n/message-key.ts';
import { assertNever } from '#domain/result.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useHistoryStep } from '#web/ui/use-history-step.ts';
import { DayPresetFilter } from './day-preset-filter.tsx';
import { toAddress, withChanges } from './list-address.ts';
import { type Lookup, LookupFilter } from './lookup-filter.tsx';
import { PickFilter } from './pick-filter.tsx';

/** `name` is the parameter of the call, and so the one in the address. */
export type ListFilter =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: MessageKey;
      readonly options: readonly FilterOption[];
    }
  | {
      readonly kind: 'pick';
      readonly name: string;
      readonly label: MessageKey;
      readonly options: readonly { readonly id: string; readonly label: string }[];
    }
  | { readonly kind: 'date'; readonly name: string; readonly label: MessageKey }
  | ({ readonly kind: 'lookup'; readonly name: string; readonly label: MessageKey } & Omit<Lookup, 'label'>);

type FilterOption = { readonly id: string } & ({ readonly label: string } | { readonly word: MessageKey });

const ALL = 'all';
/** A moment is shown by its day. */
const DAY = /^\d{4}-\d\d-\d\d(?=T|$)/;

type ListFiltersProps = {
  readonly filters: readonly ListFilter[];
  /** Whether days come with the usual stretches of them; a page may have its own. */
  readonly hasPresets?: boolean;
};

/** On phones they wait behind a button, so that the rows come first. */
export function ListFilters({ filters, hasPresets = true }: ListFiltersProps) {
  const [params, setParams] = useSearchParams();
  const nextStep = useHistoryStep();
  const [isOpen, setIsOpen] = useState(false);
  const names = ['q', ...filters.map(({ name }) => name)];
  const count = filters.filter(({ name }) => params.get(name)).length;
  const change = (name: string, value: string | null) =>
    setParams((now) => withChanges(now, { [name]: value }), nextStep(name));
  if (filters.length === 0) return null;
  const fields = filters.map((filter) => (
    <Fragment key={filter.name}>
      {hasPresets && isFirstDay(filter, filters) && (
        <div className={FIELD}>
          <DayPresetFilter />
        </div>
      )}
      <div className={FIELD}>
        <FilterField filter={filter} value={params.get(filter.name)} onChange={(value) => change(filter.name, value)} />
      </div>
    </Fragment>
  ));
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
      <Button className="md:hidden" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        <FormattedMessage id="word.filters" />
        {count > 0 && ` (${count})`}
      </Button>
      <div className="hidden min-w-0 grow flex-wrap items-end gap-3 md:flex">{fields}</div>
      {names.some((name) => params.get(name)) && (
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
      <Drawer
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={<FormattedMessage id="word.filters" />}
        footer={
          <Button tone="ink" isFullWidth onClick={() => setIsOpen(false)}>
            <FormattedMessage id="admin.list.show" />
          </Button>
        }
      >
        <div className="grid gap-4">{fields}</div>
      </Drawer>
    </div>
  );
}

const FIELD = 'min-w-0 md:max-w-52 md:min-w-40 md:flex-1';

/** Where a list has both days, the stretches between them stand before the first. */
const isFirstDay = (filter: ListFilter, filters: readonly ListFilter[]): boolean =>
  filter.kind === 'date' && filter.name === 'from' && filters.some(({ name }) => name === 'to');

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
    case 'pick':
      return <PickFilter label={label} options={filter.options} value={value} onChange={onChange} />;
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
