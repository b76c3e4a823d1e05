import type { IntlShape } from 'react-intl';
import type { Format } from '#i18n/format.ts';
import { isMessageKey } from '#i18n/message-key.ts';
import { trailerName, typeName } from '#web/trailer/trailer-name.ts';

type Words = { readonly intl: IntlShape; readonly format: Format };

/** A least value with its unit, as the filters list it. */
export function stepText({ format }: Words, name: string, value: string): string {
  const amount = Number(value);
  switch (name) {
    case 'minPayloadKg':
      return format.quantity(amount / 1000, 't', amount % 1000 === 0 ? 0 : 1);
    case 'minVolumeM3':
      return format.quantity(amount, 'm³');
    case 'minInnerHeightMm':
    case 'minInnerLengthMm':
      return format.quantity(amount / 1000, 'm', 2);
    default:
      return value;
  }
}

/** One option in words: `Hubdach`, `FRC`, `40 Fuß`. */
export function optionText({ intl }: Words, name: string, value: string): string {
  const key = `search.option.${name}.${value}`;
  return isMessageKey(intl, key) ? intl.formatMessage({ id: key }) : value;
}

/** What a filter says on its own, on a chip: `ab 25 t Nutzlast`. */
export function filterText(words: Words, name: string, value: string, types: readonly string[]): string {
  const { intl } = words;
  switch (name) {
    case 'type':
      return typeName(intl, value);
    case 'subType':
      return trailerName(intl, types.length === 1 ? (types[0] ?? '') : '', value).trim();
    case 'q':
    case 'minPayloadKg':
    case 'minPallets':
    case 'minVolumeM3':
    case 'minInnerHeightMm':
    case 'minInnerLengthMm':
    case 'minYear':
      return intl.formatMessage({ id: `search.chip.${name}` }, { value: stepText(words, name, value) });
    case 'liftAxle':
    case 'tailLift':
    case 'xlCertificate':
      return intl.formatMessage({ id: `search.filter.${name}` });
    case 'axles':
      return intl.formatMessage({ id: 'search.chip.axles' }, { count: Number(value) });
    case 'containerLength':
      return intl.formatMessage({ id: 'search.chip.containerLength' }, { value });
    default:
      return optionText(words, name, value);
  }
}
