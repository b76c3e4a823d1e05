import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Link, useSearchParams } from 'react-router';
import type { MessageKey } from '#i18n/message-key.ts';
import { cx } from '#web/ui/cx.ts';
import { useCurrentInRow } from '#web/ui/use-current-in-row.ts';
import { countText } from './count-text.ts';
import { toAddress, withChanges } from './list-address.ts';

interface ListTab {
  readonly id: string;
  readonly label: MessageKey;
  readonly to: string;
  readonly count: number;
}

interface ListTabsProps {
  readonly label: MessageKey;
  readonly tabs: readonly ListTab[];
  readonly current: string;
}

/** The parts of a list, each with how many rows it has under the filters. */
export function ListTabs({ label, tabs, current }: ListTabsProps) {
  const { formatMessage } = useIntl();
  const row = useCurrentInRow<HTMLElement>(current);
  return (
    <nav
      ref={row}
      aria-label={formatMessage({ id: label })}
      className="relative -mx-4 mb-5 flex gap-6 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0 print:hidden"
    >
      {tabs.map(({ id, label: name, to, count }) => (
        <Link
          key={id}
          data-tab={id}
          to={to}
          aria-current={id === current ? 'page' : undefined}
          preventScrollReset
          data-ahead="hover"
          className={cx(
            'flex min-h-12 shrink-0 items-center gap-2 font-semibold whitespace-nowrap outline-offset-[-3px] transition-colors hover:text-asphalt-950',
            id === current ? 'text-asphalt-950 shadow-[inset_0_-3px_0_var(--color-asphalt-950)]' : 'text-asphalt-600',
          )}
        >
          <FormattedMessage id={name} />{' '}
          <span className="rounded-full bg-paper-sunken px-2 py-0.5 text-sm font-medium text-asphalt-700 tabular-nums">
            {countText(count)}
          </span>
        </Link>
      ))}
    </nav>
  );
}

export interface StateTabsProps<State extends string> {
  /** The parameter of the call. */
  readonly name: string;
  readonly states: readonly State[];
  readonly wordOf: (state: State) => MessageKey;
  readonly counts: Readonly<Record<State | 'all', number>>;
}

/** The states of the rows of a list, and all of them. */
export function StateTabs<State extends string>({ name, states, wordOf, counts }: StateTabsProps<State>) {
  const [params] = useSearchParams();
  const tab = (state: State | 'all', label: MessageKey) => ({
    id: state,
    label,
    to: toAddress(withChanges(params, { [name]: state === 'all' ? null : state })),
    count: counts[state],
  });
  const current = states.find((state) => state === params.get(name)) ?? 'all';
  return (
    <ListTabs
      label="word.status"
      current={current}
      tabs={[tab('all', 'word.all'), ...states.map((state) => tab(state, wordOf(state)))]}
    />
  );
}
