import { useState } from 'react';
import type { Messages } from '#i18n/catalogues.server.ts';

/**
 * The messages of this page and of all pages before it in this document: a toast, or a failure that is told late, may
 * outlive the page it belongs to.
 */
export function useKnownMessages(sent: Messages, loaded: Partial<Messages> = sent): Messages {
  const [known, setKnown] = useState({ loaded, messages: { ...sent, ...loaded } });
  if (known.loaded === loaded) return known.messages;
  const next = { loaded, messages: { ...known.messages, ...loaded } };
  setKnown(next);
  return next.messages;
}
