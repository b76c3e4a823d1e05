import { useIntl } from '#i18n/intl.tsx';
import type { HandoverDamage, KnownDamage } from '#contract/handover.ts';
import { drawnView } from '#domain/handover/drawn-view.ts';
import type { BodyShape } from '#domain/trailer/trailer-type.ts';
import { zoneOf } from '../damage-zone.ts';
import type { Mark } from './mark.ts';

type Marked = Pick<HandoverDamage, 'id' | 'view' | 'x' | 'y' | 'kind'>;

/** Numbers the damages, the known ones first, and puts words to each: `2 · Rechts, hinten: Riss`. */
export function useMarks(known: readonly KnownDamage[], found: readonly Marked[], shape: BodyShape): readonly Mark[] {
  const { formatMessage } = useIntl();
  const toMark = ({ id, view: noted, x, y, kind }: Marked, index: number, isKnown: boolean): Mark => {
    const view = drawnView(shape, noted);
    const zone = zoneOf(view, y);
    const side = formatMessage({ id: `handover.view.${view}` });
    const place = zone === undefined ? side : `${side}, ${formatMessage({ id: `handover.zone.${zone}` })}`;
    const number = index + 1;
    return {
      id,
      view,
      x,
      y,
      number,
      isKnown,
      label: `${number} · ${place}: ${formatMessage({ id: `handover.damage.${kind}` })}`,
    };
  };
  return [
    ...known.map((damage, index) => toMark(damage, index, true)),
    ...found.map((damage, index) => toMark(damage, known.length + index, false)),
  ];
}
