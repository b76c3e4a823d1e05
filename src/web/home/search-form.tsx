import { ChevronDown, MapPin, Search } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { isTrailerTypeKey } from '#i18n/trailer-type-key.ts';
import { usePageScope } from '#web/page-scope.tsx';
import { Button } from '#web/ui/button.tsx';
import { Lane } from '#web/ui/lane.tsx';
import type { HomeData } from './load-home.server.ts';

const DAY_MS = 86_400_000;

/** Place, period and type; it works without scripts because the search is nothing but an address. */
export function SearchForm({ period, depots }: Pick<HomeData, 'period' | 'depots'>) {
  const intl = useIntl();
  const { config } = usePageScope();
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
  const orderProblem = days < 0 ? intl.formatMessage({ id: 'home.search.order' }) : '';

  return (
    <Form
      action="/trailers"
      role="search"
      aria-label={intl.formatMessage({ id: 'home.search.label' })}
      className="grid rounded-card bg-sheet p-2 text-asphalt-950 shadow-3 lg:grid-cols-[1.15fr_2fr_1fr_auto] lg:items-stretch"
    >
      <SelectCell
        name="depot"
        label={<FormattedMessage id="home.search.place" />}
        icon={<MapPin aria-hidden="true" className="size-4" />}
      >
        <option value="">{intl.formatMessage({ id: 'home.search.anyPlace' })}</option>
        {depots.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectCell>
      <fieldset className="flex items-center gap-3 border-t border-line lg:border-t-0 lg:border-l">
        <DateCell name="from" value={from} onChange={setFrom} label={<FormattedMessage id="home.search.pickUp" />} />
        <Lane className="max-sm:hidden">
          <FormattedMessage id="home.days" values={{ count: Math.max(days, 0) }} />
        </Lane>
        <DateCell
          name="to"
          value={to}
          min={from}
          onChange={setTo}
          problem={orderProblem}
          label={<FormattedMessage id="home.search.return" />}
        />
      </fieldset>
      <SelectCell
        name="type"
        label={<FormattedMessage id="home.search.type" />}
        className="border-t border-line lg:border-t-0 lg:border-l"
      >
        <option value="">{intl.formatMessage({ id: 'home.search.anyType' })}</option>
        {config.trailerTypes.map(({ type }) => (
          <option key={type} value={type}>
            {isTrailerTypeKey(type) ? intl.formatMessage({ id: `trailerType.${type}` }) : type}
          </option>
        ))}
      </SelectCell>
      <Button type="submit" tone="signal" size="l" className="max-lg:mt-2">
        <Search aria-hidden="true" className="size-5" />
        <FormattedMessage id="home.search.submit" />
      </Button>
    </Form>
  );
}

type CellProps = { readonly name: string; readonly label: ReactNode };

const CELL =
  'relative flex min-w-0 flex-col justify-center rounded-control px-4 py-2.5 has-[:focus-visible]:focus-ring';
const CELL_LABEL = 'flex items-center gap-2 text-label text-asphalt-600';
const CELL_INPUT =
  'w-full cursor-pointer appearance-none bg-transparent pt-0.5 text-base leading-6 font-semibold outline-none';

function SelectCell({
  name,
  label,
  icon,
  className = '',
  children,
}: CellProps & { readonly icon?: ReactNode; readonly className?: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div className={`${CELL} ${className}`}>
      <label htmlFor={id} className={CELL_LABEL}>
        {icon}
        {label}
      </label>
      <select id={id} name={name} className={`${CELL_INPUT} truncate pr-7`}>
        {children}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-4 bottom-4 size-4" />
    </div>
  );
}

type DateCellProps = CellProps & {
  readonly value: string;
  readonly min?: string;
  readonly problem?: string;
  readonly onChange: (value: string) => void;
};

/** The browser's own date picker under a date written the way the page's language writes it. */
function DateCell({ name, label, value, min, problem = '', onChange }: DateCellProps) {
  const id = useId();
  return (
    <div className={`${CELL} grow`}>
      <label htmlFor={id} className={CELL_LABEL}>
        {label}
      </label>
      <div className="relative">
        <span aria-hidden="true" className="block pt-0.5 text-base leading-6 font-semibold whitespace-nowrap">
          <FormattedDate value={`${value}T12:00:00Z`} timeZone="UTC" weekday="short" day="2-digit" month="2-digit" />
        </span>
        <input
          id={id}
          type="date"
          name={name}
          required
          value={value}
          min={min}
          aria-invalid={problem !== ''}
          title={problem}
          onClick={(event) => event.currentTarget.showPicker()}
          onChange={(event) => event.target.value !== '' && onChange(event.target.value)}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
    </div>
  );
}
