import { describe, expect, test } from 'vitest';
import type { TrailerFacts } from '#contract/trailer.ts';
import { FACTS } from '#domain/trailer/fact.ts';
import { createFormat } from './format.ts';
import { LOCALES } from './locales.ts';
import { isMessageKey } from './message-key.ts';
import { getIntl } from './translate.server.ts';
import { describeFacts } from './describe-facts.ts';

const GERMAN = { intl: getIntl('de'), format: createFormat('de') };

const CURTAINSIDER: TrailerFacts = {
  axles: 3,
  liftAxle: true,
  tareKg: 6250,
  payloadKg: 26_250,
  innerLengthMm: 13_620,
  innerWidthMm: 2480,
  innerHeightMm: 2680,
  euroPallets: 34,
  euroPalletsDouble: null,
  volumeM3: 91,
  tailLiftKg: null,
  telematics: 'full',
  tarp: 'curtain',
  xlCertificate: true,
  daimler95: false,
  coilWellMm: 7200,
};

describe('the facts of a trailer', () => {
  test('begin with a plate of eight, figures and units apart', () => {
    const { plate } = describeFacts({ type: 'plane', facts: CURTAINSIDER }, GERMAN);
    expect(plate).toHaveLength(8);
    expect(plate[0]).toEqual({ key: 'payloadKg', label: 'Nutzlast', value: '26.250', unit: 'kg' });
    expect(plate[4]).toEqual({ key: 'innerLengthMm', label: 'Innenlänge', value: '13,62', unit: 'm' });
    expect(plate[7]).toMatchObject({ value: '3', unit: 'erste liftbar' });
  });

  test('have Russian units in Russian', () => {
    const { plate } = describeFacts(
      { type: 'plane', facts: CURTAINSIDER },
      { intl: getIntl('ru'), format: createFormat('ru') },
    );
    expect(plate.map(({ unit }) => unit)).toEqual(['кг', 'кг', undefined, 'м³', 'м', 'м', 'м', 'первая подъёмная']);
  });

  test('go on with what it has, not with what it lacks', () => {
    const { badges } = describeFacts({ type: 'plane', facts: CURTAINSIDER }, GERMAN);
    expect(badges).toEqual(['Schiebeplane', 'XL nach EN 12642', 'Telematik voll']);
  });

  test('are all listed, also what it lacks; the unknown is left out', () => {
    const { common, own } = describeFacts({ type: 'plane', facts: CURTAINSIDER }, GERMAN);
    expect(common.map(({ key }) => key)).not.toContain('tailLiftKg');
    expect(own.map(({ label, value, unit }) => [label, value, unit])).toEqual([
      ['Plane', 'Schiebeplane', undefined],
      ['XL nach EN 12642', 'ja', undefined],
      ['Daimler 9.5', 'nein', undefined],
      ['Coilmulde', '7.200', 'mm'],
    ]);
  });

  test('fill whole rows of the plate', () => {
    const facts = { ...CURTAINSIDER, innerLengthMm: null, innerWidthMm: null, innerHeightMm: null };
    expect(describeFacts({ type: 'plane', facts }, GERMAN).plate).toHaveLength(4);
    const chassis = { ...facts, twistlocks: 8, containerLengths: [20, 40] };
    const { plate, badges } = describeFacts({ type: 'chassis', facts: chassis }, GERMAN);
    expect(plate.map(({ key }) => key)).toEqual(['payloadKg', 'tareKg', 'axles', 'twistlocks']);
    expect(badges[0]).toBe('20 Fuß und 40 Fuß');
  });

  test('of a configured type are those that all trailers have', () => {
    const { own, plate } = describeFacts({ type: 'lowLoader', facts: CURTAINSIDER }, GERMAN);
    expect(own).toEqual([]);
    expect(plate).toHaveLength(8);
  });
});

test.each(LOCALES)('every option of every fact has a name in %s', (locale) => {
  const intl = getIntl(locale);
  const ids = Object.entries(FACTS).flatMap(([fact, rule]) =>
    'options' in rule ? rule.options.map((option) => `fact.${fact}.${option}`) : [],
  );
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((id) => !isMessageKey(intl, id))).toEqual([]);
});
