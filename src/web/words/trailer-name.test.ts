import { expect, test } from 'vitest';
import { keysOf } from '#domain/table.ts';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { getMessages } from '#i18n/catalogues.server.ts';

test.each(keysOf(TRAILER_TYPES))('%s and its sub-types have names', (type) => {
  const keys = [type, ...TRAILER_TYPES[type].subTypes.map((subType) => `${type}.${subType}`)];
  const messages = getMessages('de');
  expect(keys.filter((key) => !(`trailerType.${key}` in messages))).toEqual([]);
});
