import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { BAND_STARTS } from '#domain/price/tariff.ts';
import { Section } from '#web/form/section.tsx';
import { typeName } from '#web/words/trailer-name.ts';
import { CellField } from './cell-field.tsx';
import type { PriceListPageView } from './load-price-list.server.ts';
import { priceClassName } from '#web/words/price-class-name.ts';
import { PriceHistory } from './price-history.tsx';
import {
  factorField,
  type FigureField,
  isMonotone,
  listServicePrices,
  type PriceValues,
  rateField,
  ratesOf,
  serviceField,
} from './price-draft.ts';

export type TableProps = {
  readonly values: PriceValues;
  /** What a cell needs to show and change its figure. */
  readonly figure: (field: FigureField) => Omit<ComponentProps<typeof CellField>, 'name' | 'isWrong'>;
  readonly isFrozen: boolean;
};

const HEAD = 'text-label border-b border-asphalt-950 px-2 py-2 text-end text-asphalt-700 first:text-start';
export const CELL = 'border-b border-line px-2 py-2 text-end first:text-start';

export function Table({
  caption,
  head,
  children,
}: {
  caption: string;
  head: readonly ReactNode[];
  children: ReactNode;
}) {
  return (
    // A wide table scrolls by itself, and by keyboard as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} role="group" aria-label={caption} className="overflow-x-auto">
      <table className="w-full border-collapse text-body-s">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((name, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no identity but their place
              <th key={column} scope="col" className={HEAD}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** Day rates by price class and length of the rental. */
export function RateTable({ values, figure, isFrozen, classes }: TableProps & { classes: readonly string[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const bandName = (fromDay: number) => formatMessage({ id: 'adminPrice.fromDay' }, { days: fromDay });
  return (
    <Section title="adminPrice.rates" note="adminPrice.rates.hint">
      <Table
        caption={formatMessage({ id: 'adminPrice.rates' })}
        head={[formatMessage({ id: 'adminPrice.class' }), ...BAND_STARTS.map(bandName)]}
      >
        {classes.map((priceClass, row) => {
          const rates = ratesOf(values, priceClass);
          const isWrong = !isFrozen && rates.every(Number.isFinite) && !isMonotone(rates);
          return (
            <tr key={priceClass}>
              <th scope="row" className={`${CELL} font-semibold`}>
                {isFrozen ? (
                  priceClassName(intl, priceClass)
                ) : (
                  <PriceHistory price={['rate', priceClass]}>{priceClassName(intl, priceClass)}</PriceHistory>
                )}
                {isWrong && (
                  <span className="block text-sm font-normal text-danger">
                    <FormattedMessage id="error.field.bands" />
                  </span>
                )}
              </th>
              {BAND_STARTS.map((fromDay, band) => (
                <td key={fromDay} className={CELL}>
                  <CellField
                    {...figure(rateField(priceClass, band))}
                    price={['rate', priceClass, fromDay]}
                    name={`classes.${row}.rates.${band}`}
                    isWrong={isWrong}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </Table>
    </Section>
  );
}

/** By how much the day rates of each depot differ. */
export function FactorTable({
  figure,
  depots,
}: Pick<TableProps, 'figure'> & Pick<PriceListPageView['frame'], 'depots'>) {
  return (
    <Section title="adminPrice.factors" note="adminPrice.factors.hint">
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {depots.map(({ id, name }, row) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <span className="min-w-0 text-body-s">{name}</span>
            <span className="w-24 shrink-0">
              <CellField {...figure(factorField(id))} price={['factor', id]} name={`factors.${row}.factor`} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What services cost, by type of trailer. */
export function ServiceTable({
  values,
  figure,
  frame,
}: Omit<TableProps, 'isFrozen'> & Pick<PriceListPageView, 'frame'>) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { services, types } = frame;
  const sent = listServicePrices(values, frame).map(({ key, trailerType }) => serviceField(key, trailerType));
  return (
    <Section title="admin.nav.services" note="adminPrice.services.hint">
      <Table
        caption={formatMessage({ id: 'admin.nav.services' })}
        head={[formatMessage({ id: 'word.serviceName' }), ...types.map((type) => typeName(intl, type))]}
      >
        {services.map(({ key, name, unit }) => (
          <tr key={key}>
            <th scope="row" className={`${CELL} min-w-44 font-semibold`}>
              {name}
              <span className="block text-sm font-normal text-asphalt-600">
                <FormattedMessage id={`word.unit.${unit}`} />
              </span>
            </th>
            {types.map((type) => (
              <td key={type} className={CELL}>
                <CellField
                  {...figure(serviceField(key, type))}
                  price={['service', key, type]}
                  name={`services.${sent.indexOf(serviceField(key, type))}.priceCents`}
                />
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </Section>
  );
}
