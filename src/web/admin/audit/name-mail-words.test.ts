import { expect, test } from 'vitest';
import { getIntl } from '#i18n/translate.server.ts';
import { nameMailWords } from './name-mail-words.server.ts';

test.each([
  ['invoice/fr', 'Rechnung … über … · Français'],
  ['passwordChanged/de', 'Ihr Passwort wurde geändert · Deutsch'],
  ['newsletter/de', null],
  ['invoice/xx', null],
])('the log calls %s by the subject of the mail and its language', (objectId, name) => {
  expect(nameMailWords(getIntl('de'), objectId)).toBe(name);
});
