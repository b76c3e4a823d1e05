import type { IntlShape } from '#i18n/intl.tsx';
import type { AdminPriceList } from '#contract/admin-price.ts';
import type { PriceListPageView } from './load-price-list.server.ts';
import { listLanes } from './lane-figures.ts';
import { nameFigures } from './name-figures.ts';
import { type FigureField, toValues } from './price-draft.ts';
import { notationsOf } from './price-notation.ts';

export type PriceChange = { readonly name: string; readonly before: string; readonly after: string };

/** Every price that differs between two lists, in the order in which the form shows them. */
export function listPriceChanges(
  intl: IntlShape,
  { before, after, frame }: { before: AdminPriceList; after: AdminPriceList } & Pick<PriceListPageView, 'frame'>,
): readonly PriceChange[] {
  const classes = [...new Set([...after.classes, ...before.classes].map(({ priceClass }) => priceClass))];
  const [old, fresh] = [toValues(before, frame), toValues(after, frame)];
  const lanes = [...new Set([...listLanes(fresh), ...listLanes(old)])];
  const notationOf = notationsOf(intl);
  const say = (field: string, value: number | null | undefined) =>
    value === null || value === undefined ? '–' : notationOf(field).write(value);
  return [...nameFigures(intl, classes, { frame, lanes })].flatMap(([field, name]) => {
    // Each name belongs to a figure, which the map does not say.
    const figure = field as FigureField;
    const [was, is] = [old[figure] ?? null, fresh[figure] ?? null];
    return was === is ? [] : [{ name, before: say(field, was), after: say(field, is) }];
  });
}
