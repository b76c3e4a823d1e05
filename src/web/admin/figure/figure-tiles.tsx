import { ArrowRight, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Link } from 'react-router';
import { cx } from '#web/ui/cx.ts';
import type { DashboardView } from './load-dashboard.server.ts';

interface TileProps {
  readonly label: ReactNode;
  readonly value: string;
  /** Smaller, after the figure. */
  readonly unit?: ReactNode;
  readonly note: ReactNode;
  readonly to: string;
  readonly isAlarming?: boolean;
}

/** The five figures of the day; each leads to the list behind it. */
export function FigureTiles({ tiles }: { readonly tiles: DashboardView['tiles'] }) {
  const { utilisation, onRent, revenue, payments, notBack } = tiles;
  return (
    <ul className="grid overflow-hidden rounded-card border border-line bg-line [gap:1px] sm:grid-cols-2 xl:grid-cols-[1fr_1.24fr_1.32fr_1fr_0.95fr]">
      <Tile
        to="/admin/utilisation"
        label={<FormattedMessage id="adminFigure.tile.utilisation" />}
        value={utilisation.value}
        unit="%"
        note={<Trend change={utilisation.change}>{utilisation.note}</Trend>}
      />
      <Tile
        to="/admin/bookings?tab=running"
        label={<FormattedMessage id="adminFigure.tile.onRent" />}
        value={onRent.value}
        unit={onRent.of}
        note={onRent.note}
      />
      <Tile
        to="/admin/figures?figure=intake&period=month"
        label={revenue.label}
        {...splitUnit(revenue.value)}
        note={
          <>
            {revenue.amounts !== null && <span className="mb-1 block">{revenue.amounts}</span>}
            <Trend change={revenue.change}>{revenue.note}</Trend>
          </>
        }
      />
      <Tile
        to="/admin/orders?payment=awaitingTransfer"
        label={<FormattedMessage id="adminFigure.tile.payments" />}
        {...splitUnit(payments.value)}
        note={payments.note}
      />
      <Tile
        to="/admin/bookings?tab=overdue"
        label={<FormattedMessage id="adminFigure.tile.notBack" />}
        value={notBack.value}
        note={notBack.note}
        isAlarming={notBack.isAny}
      />
    </ul>
  );
}

function Tile({ label, value, unit, note, to, isAlarming = false }: TileProps) {
  return (
    <li className="flex max-xl:last:col-span-full">
      <Link
        to={to}
        data-ahead="hover"
        className={cx(
          'group grow px-5 py-4 xl:px-4 outline-offset-[-3px] transition-colors',
          isAlarming ? 'bg-danger-soft text-danger hover:bg-danger-soft/70' : 'bg-sheet hover:bg-paper',
        )}
      >
        <span className={cx('text-label block', !isAlarming && 'text-asphalt-600')}>{label}</span>
        <span className="text-price-l mt-2 flex items-baseline gap-2">
          {value}
          {unit !== undefined && (
            <span className="font-sans text-base font-semibold tracking-normal text-asphalt-600">{unit}</span>
          )}
          <ArrowRight
            aria-hidden="true"
            className="ms-auto size-5 self-center opacity-0 transition-opacity group-hover:opacity-60"
          />
        </span>
        <span className={cx('mt-2 block text-sm text-balance', !isAlarming && 'text-asphalt-600')}>{note}</span>
      </Link>
    </li>
  );
}

function Trend({ change, children }: { readonly change: number | null; readonly children: ReactNode }) {
  if (change === null || change === 0) return children;
  const Icon = change > 0 ? TrendingUp : TrendingDown;
  return (
    <span className={cx('inline-flex items-start gap-1.5', change > 0 ? 'text-free' : 'text-warn')}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </span>
  );
}

/** Sets the sign of the currency apart, wherever the language writes it. */
function splitUnit(amount: string): { readonly value: string; readonly unit: string } {
  const unit = amount.replaceAll(/[\d\s.,’'\u00A0\u202F-]/gu, '');
  return { value: amount.replace(unit, '').trim(), unit };
}
