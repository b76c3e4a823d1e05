import { expect, test } from 'vitest';
import { keysOf } from '#domain/table.ts';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { DEMO_SERVICES } from '#demo/services.ts';
import { getMessages } from './catalogues.server.ts';

/** What is shown by its key if it has no name, because others may be configured or made up by the operator. */
test.each([
  ['type and sub-type of trailers', keysOf(TRAILER_TYPES).flatMap(typeKeys)],
  ['service of the demo', DEMO_SERVICES.flatMap(({ key }) => [`service.${key}`, `service.${key}.text`])],
])('every %s has its words', (_, keys) => {
  const messages = getMessages('de');
  expect(keys.filter((key) => !(key in messages))).toEqual([]);
});

function typeKeys(type: keyof typeof TRAILER_TYPES): readonly string[] {
  const names = [type, ...TRAILER_TYPES[type].subTypes.map((subType) => `${type}.${subType}`)];
  return names.map((name) => `trailerType.${name}`);
}
