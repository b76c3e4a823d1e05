import { contactCalls } from '#contract/contact.ts';
import { sendMessage } from '#services/contact/send-message.ts';
import type { Deps } from '#services/deps.ts';
import { implement } from '../implement.ts';

export const implementContact = (deps: Deps) =>
  implement(contactCalls, {
    'POST /api/contact-messages': ({ c, actor, body }) => sendMessage(deps, actor, body, c.get('getClient')()),
  });
