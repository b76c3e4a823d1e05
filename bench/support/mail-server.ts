import { once } from 'node:events';
import { type MessagePort, parentPort, Worker } from 'node:worker_threads';
import { SMTPServer } from 'smtp-server';

export type CountingMailServer = {
  readonly url: string;
  /** Resolves when so many mails have arrived. */
  readonly received: (count: number) => Promise<void>;
  readonly stop: () => Promise<unknown>;
};

/** A mail server in a thread of its own, so that it does not share the one that is measured. */
export async function startMailServer(): Promise<CountingMailServer> {
  const worker = new Worker(import.meta.filename);
  const [port] = await once(worker, 'message');
  let arrived = 0;
  let check = () => {};
  worker.on('message', (count: number) => {
    arrived = count;
    check();
  });
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    received: (count) =>
      new Promise((resolve) => {
        check = () => arrived >= count && resolve();
        check();
      }),
    stop: () => worker.terminate(),
  };
}

function serve(port: MessagePort): void {
  let arrived = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      stream.resume().on('end', () => {
        arrived += 1;
        port.postMessage(arrived, []);
        done();
      });
    },
  });
  const listener = server.listen(0, '127.0.0.1', () => {
    const address = listener.address();
    port.postMessage(typeof address === 'object' ? address?.port : address, []);
  });
}

if (parentPort !== null) serve(parentPort);
