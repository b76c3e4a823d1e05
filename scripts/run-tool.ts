import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { delimiter, dirname, resolve } from 'node:path';

export type ToolRun = { readonly ok: boolean; readonly output: string };

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Options = {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Shows the output as it comes instead of collecting it. */
  readonly live?: boolean;
};

/**
 * Runs a tool of node_modules, or `node` itself, on the pinned Node.js. A signal to us ends the tool and then us. The
 * tool gets it as the one of a keyboard: Playwright leaves its server behind after any other.
 */
export async function runTool([tool = '', ...args]: readonly string[], options: Options = {}): Promise<ToolRun> {
  const child = spawn(tool === 'node' ? process.execPath : resolve('node_modules/.bin', tool), args, {
    cwd: options.cwd,
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
      ...options.env,
    },
    stdio: options.live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  let received: NodeJS.Signals | undefined;
  const passOn = (signal: NodeJS.Signals): void => {
    received = signal;
    child.kill('SIGINT');
  };
  for (const signal of STOP_SIGNALS) process.on(signal, passOn);
  const [code] = await once(child, 'close');
  for (const signal of STOP_SIGNALS) process.off(signal, passOn);
  if (received) process.exit(128 + constants.signals[received]);
  return { ok: code === 0, output };
}
