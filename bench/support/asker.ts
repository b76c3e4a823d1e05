import { connect, type Socket } from 'node:net';

/** Status 0 is none: the connection broke, or nobody answered in time. */
export type Answer = { readonly status: number; readonly at: number; readonly ms: number };
export type Asker = { readonly ask: () => Promise<Answer>; readonly close: () => void };
type Question = {
  readonly url: string;
  readonly cookie?: string | undefined;
  /** The encodings of a browser; without them an answer comes as it is. */
  readonly accepts?: string | undefined;
};
type Line = { readonly socket: Socket; settle: (status: number) => void };

const TIMEOUT_MS = 15_000;
const END_OF_CHUNKS = Buffer.from('0\r\n\r\n');

/**
 * Asks for the same page again and again over kept connections. It shares the processors with the server that is
 * measured, so of an answer it reads the status and where it ends, and nothing else.
 */
export function createAsker({ url, cookie, accepts }: Question): Asker {
  const { hostname, port, host, pathname, search } = new URL(url);
  const headers = [
    'Accept-Language: de',
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    ...(accepts === undefined ? [] : [`Accept-Encoding: ${accepts}`]),
  ].join('\r\n');
  const question = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n\r\n`);
  const idle: Line[] = [];
  const open = new Set<Socket>();

  function openLine(): Line {
    const socket = connect(Number(port), hostname).setNoDelay(true).setTimeout(TIMEOUT_MS);
    const line: Line = { socket, settle: () => undefined };
    open.add(socket);
    const read = createReader();
    socket.on('data', (data) => {
      const status = read(data);
      if (status === undefined) return;
      idle.push(line);
      line.settle(status);
    });
    socket.on('timeout', () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      open.delete(socket);
      const place = idle.indexOf(line);
      if (place >= 0) idle.splice(place, 1);
      line.settle(0);
    });
    return line;
  }

  return {
    ask: () =>
      new Promise((resolve) => {
        const at = performance.now();
        const line = idle.pop() ?? openLine();
        line.settle = (status) => resolve({ status, at, ms: performance.now() - at });
        line.socket.write(question);
      }),
    close: () => {
      for (const socket of open) socket.destroy();
    },
  };
}

/** Takes what arrives on a connection; gives the status once the whole answer is there. */
function createReader(): (data: Buffer) => number | undefined {
  let status: number | undefined;
  let missing = 0;
  let tail = Buffer.alloc(0);
  return (data) => {
    let body = data;
    if (status === undefined) {
      const end = data.indexOf('\r\n\r\n') + 4;
      const head = data.toString('latin1', 0, end);
      status = Number(head.slice(9, 12));
      missing = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.POSITIVE_INFINITY);
      tail = Buffer.alloc(0);
      body = data.subarray(end);
    }
    missing -= body.length;
    tail = Buffer.concat([tail, body.subarray(-END_OF_CHUNKS.length)]).subarray(-END_OF_CHUNKS.length);
    if (missing > 0 && !tail.equals(END_OF_CHUNKS)) return undefined;
    const whole = status;
    status = undefined;
    return whole;
  };
}
