import { expect, test } from 'vitest';
import { getMessages } from './catalogues.server.ts';
import { foldMessages, unfoldMessages } from './fold-messages.ts';

test('messages come out of a document as they were put in', () => {
  const messages = getMessages('de');
  const sent: unknown = JSON.parse(JSON.stringify(foldMessages(messages)));
  expect(sent).toHaveProperty(['word', 'free'], 'frei');
  expect(unfoldMessages(sent as ReturnType<typeof foldMessages>)).toEqual(messages);
});
