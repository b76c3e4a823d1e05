import { describe, expect, test } from 'vitest';
import { serviceName, serviceText } from './service-name.ts';
import { getIntl } from './translate.server.ts';

const [de, pl] = [getIntl('de'), getIntl('pl')];

describe('a service of the catalogues', () => {
  test('is called as they call it', () => {
    expect(serviceName(pl, { key: 'lashingKit', names: {} })).toBe('Zestaw mocujący');
    expect(serviceText(pl, { key: 'lashingKit', names: {} })).toBe(pl.formatMessage({ id: 'service.lashingKit.text' }));
  });

  test('that the operator has renamed in one language keeps its name in the others', () => {
    const renamed = { key: 'lashingKit', names: { de: { name: 'Gurtsatz XL', text: 'Zwölf Gurte' } } };
    expect([serviceName(de, renamed), serviceText(de, renamed)]).toEqual(['Gurtsatz XL', 'Zwölf Gurte']);
    expect(serviceName(pl, renamed)).toBe('Zestaw mocujący');
    expect(serviceText(pl, renamed)).toBe(pl.formatMessage({ id: 'service.lashingKit.text' }));
  });
});

describe('a service of the operator’s own making', () => {
  const texts = { text: '' };
  test.each([
    ['in the reader’s language', { pl: { name: 'Mycie', ...texts }, en: { name: 'Wash', ...texts } }, 'Mycie'],
    ['in English', { de: { name: 'Wäsche', ...texts }, en: { name: 'Wash', ...texts } }, 'Wash'],
    ['in German', { de: { name: 'Wäsche', ...texts }, fr: { name: 'Lavage', ...texts } }, 'Wäsche'],
    ['by its key', {}, 'extraWash'],
    [
      'in English where the reader’s name is empty',
      { pl: { name: '', ...texts }, en: { name: 'Wash', ...texts } },
      'Wash',
    ],
  ])('is named %s', (_how, names, name) => {
    expect(serviceName(pl, { key: 'extraWash', names })).toBe(name);
  });

  test('that is not explained has no text', () => {
    expect(serviceText(pl, { key: 'extraWash', names: {} })).toBeUndefined();
  });
});
