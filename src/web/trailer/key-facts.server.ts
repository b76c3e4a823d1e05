import type { TrailerFacts } from '#contract/trailer.ts';
import type { Words } from '#web/words/words.ts';

/** A figure and what it counts: `34` `Paletten`. */
type KeyFact = { readonly value: string; readonly label: string };

const MOST_FACTS = 3;

/** The three figures by which people who load trailers tell them apart. */
export function toKeyFacts(facts: TrailerFacts, { intl, format }: Words): readonly KeyFact[] {
  const metres = (mm: number) => format.quantity(mm / 1000, 'm', 2);
  const isBulk = facts.euroPallets === null && facts.volumeM3 !== null;
  const known: (KeyFact | false)[] = [
    facts.euroPallets !== null && {
      value: [facts.euroPallets, ...(facts.euroPalletsDouble === null ? [] : [facts.euroPalletsDouble])].join(' / '),
      label: intl.formatMessage({ id: 'badge.fact.pallets' }, { count: facts.euroPallets }),
    },
    isBulk && {
      value: format.quantity(facts.volumeM3, 'm³'),
      label: intl.formatMessage({ id: 'badge.fact.volume' }),
    },
    Array.isArray(facts.containerLengths) && {
      value: facts.containerLengths.join(', '),
      label: intl.formatMessage({ id: 'badge.fact.container' }),
    },
    { value: format.quantity(facts.payloadKg, 'kg'), label: intl.formatMessage({ id: 'badge.fact.payload' }) },
    facts.innerHeightMm !== null && {
      value: metres(facts.innerHeightMm),
      label: intl.formatMessage({ id: 'badge.fact.height' }),
    },
    isBulk &&
      facts.innerLengthMm !== null && {
        value: metres(facts.innerLengthMm),
        label: intl.formatMessage({ id: 'badge.fact.length' }),
      },
    {
      value: String(facts.axles),
      label: intl.formatMessage({ id: 'badge.fact.axles' }, { count: facts.axles }),
    },
  ];
  return known.filter((fact) => fact !== false).slice(0, MOST_FACTS);
}
