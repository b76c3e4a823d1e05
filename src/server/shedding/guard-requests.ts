import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'hono/utils/cookie';
import { cookieName } from '#api/session-cookies.ts';
import type { HeaderOptions } from '../security-headers.ts';
import type { Contact } from './busy-page.ts';
import { kindOfRequest } from './kind-of-request.ts';
import type { Gate } from './open-gate.ts';
import { createTurnAway } from './turn-away.ts';

type Options = { readonly gate: Gate; readonly headers: HeaderOptions; readonly contact: Contact };
type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<unknown>;

/** Puts the gate before an answer to requests, and before anything is looked up, logged or rendered for them. */
export function guardRequests({ gate, headers, contact }: Options) {
  const turnAway = createTurnAway({ headers, contact });
  const names = (['session', 'refresh'] as const).map((name) => cookieName(name, headers.secure));
  // A cookie is not looked up here: whoever makes one up only waits longer until being turned away too.
  const isSignedIn = (cookie: string | undefined): boolean =>
    cookie !== undefined && names.some((name) => (parse(cookie, name)[name] ?? '') !== '');

  return (answer: Answer) => (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = '', url = '' } = incoming;
    const path = url.split('?', 1)[0] ?? '';
    gate.enter(kindOfRequest({ method, path, isSignedIn: isSignedIn(incoming.headers.cookie) }), {
      answer: () => answer(incoming, outgoing),
      turnAway: () => turnAway(incoming, outgoing, path),
      isGone: () => outgoing.destroyed,
    });
  };
}
