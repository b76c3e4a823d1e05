import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

const MESSAGE_ID = /^message-id:\s*(\S+)/im;

/**
 * A mail server that takes mails in and says nothing more, until it is quick again: then every other one that waits for a
 * word gets it, and the rest lose their connection and do not know what has become of their mail.
 */
export async function startStubbornMailServer() {
  /** How often each came, by message id. */
  const received = new Map<string, number>();
  /** Those that may come a second time. */
  const unanswered = new Set<string>();
  const waiting: Array<{ readonly id: string; readonly sessionId: string; readonly answer: () => void }> = [];
  let isQuick = false;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 1,
    async onData(stream, session, done) {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(Buffer.from(part));
      const id = MESSAGE_ID.exec(Buffer.concat(parts).toString('latin1'))?.[1] ?? '';
      received.set(id, (received.get(id) ?? 0) + 1);
      if (isQuick) return done();
      waiting.push({ id, sessionId: session.id, answer: done });
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  if (!listener.listening) await once(listener, 'listening');
  const address = listener.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    received,
    unanswered,
    isHoldingMails: () => waiting.length > 0,
    recover: () => {
      isQuick = true;
      for (const [i, { id, sessionId, answer }] of waiting.splice(0).entries()) {
        const connection = [...server.connections].find((open) => open.id === sessionId);
        // Whoever has given up meanwhile hears nothing either.
        if (connection === undefined || i % 2 === 0) unanswered.add(id);
        if (i % 2 === 0) connection?.close();
        else answer();
      }
    },
    [Symbol.asyncDispose]: () => new Promise<void>((closed) => server.close(closed)),
  };
}
