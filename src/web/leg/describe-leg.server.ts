import type { EmptyLeg } from '#contract/leg.ts';
import { shortDepotName } from '#web/trailer/results/place.ts';
import { trailerName } from '#web/words/trailer-name.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import type { Words } from '#web/words/words.ts';

/** `Leerfahrt Hamburg → München, Sa 21.11. – Di 24.11.`, the trailer of it, and what it costs. */
export function describeLeg({ id, trailer, from, to, km, period, price }: EmptyLeg, { intl, format }: Words) {
  return {
    id,
    type: trailer.type,
    subType: trailer.subType,
    number: trailer.number,
    name: trailerName(intl, trailer.type, trailer.subType),
    line: intl.formatMessage(
      { id: 'leg.line' },
      {
        from: shortDepotName(from.name, from.city),
        to: shortDepotName(to.name, to.city),
        start: wallTimeText(format, period.localFrom.slice(0, 10)),
        end: wallTimeText(format, period.localTo.slice(0, 10)),
      },
    ),
    from: { name: from.name, time: wallTimeText(format, period.localFrom) },
    to: { name: to.name, time: wallTimeText(format, period.localTo) },
    distance: format.distance(km),
    price: price && format.money(price),
  };
}

export type LegView = ReturnType<typeof describeLeg>;

/** A few of them, as lines that lead to the page of all. */
export const teaseLegs = (legs: readonly EmptyLeg[], words: Words) => ({
  action: words.intl.formatMessage({ id: 'leg.see' }),
  lines: legs.map((leg) => {
    const { id, line, price } = describeLeg(leg, words);
    return { id, text: price === undefined ? line : `${line}, ${price}` };
  }),
});
export type LegTeaser = ReturnType<typeof teaseLegs>;
