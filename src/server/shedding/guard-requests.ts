import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'hono/utils/cookie';
import { cookieName } from '#api/session-cookies.ts';
import type { Visit } from '../pages.ts';
import type { HeaderOptions } from '../security-headers.ts';
import type { Contact } from './busy-page.ts';
import { kindOfRequest } from './kind-of-request.ts';
import type { Gate } from './open-gate.ts';
import { createTurnAway } from './turn-away.ts';

type Options = {
  readonly gate: Gate;
  readonly headers: HeaderOptions;
  readonly contact: Contact;
  /** Whether the answer is there and costs next to nothing. */
  readonly isKept?: (visit: Visit) => boolean;
};
type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<unknown>;

/** Only what follows it is looked at. */
const ANY_HOST = 'http://shop';

/** Puts the gate before an answer to requests, and before anything is looked up, logged or rendered for them. */
export function guardRequests({ gate, headers, contact, isKept = () => false }: Options) {
  const turnAway = createTurnAway({ headers, contact });
  const names = (['session', 'refresh'] as const).map((name) => cookieName(name, headers.secure));
  // A cookie is not looked up here: whoever makes one up only waits longer until being turned away too.
  const isSignedIn = (cookie: string | undefined): boolean =>
    cookie !== undefined && names.some((name) => (parse(cookie, name)[name] ?? '') !== '');

  const isThere = ({ url = '', headers: { cookie, 'accept-language': acceptLanguage } }: IncomingMessage): boolean => {
    const parsed = URL.parse(url, ANY_HOST);
    return parsed !== null && isKept({ url: parsed, cookie, acceptLanguage });
  };

  return (answer: Answer) => (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = '', url = '' } = incoming;
    const path = url.split('?', 1)[0] ?? '';
    const kind = kindOfRequest({ method, path, isSignedIn: isSignedIn(incoming.headers.cookie) });
    gate.enter(kind === 'guest' && isThere(incoming) ? 'vital' : kind, {
      answer: () => answer(incoming, outgoing),
      turnAway: () => turnAway(incoming, outgoing, path),
      isGone: () => outgoing.destroyed,
    });
  };
}
