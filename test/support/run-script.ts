import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A script of the project with settings of its own. */
export function runScript(script: string, env: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]).then(
    ([[code], said, complained]) => ({ code: Number(code), said, complained }),
  );
  return { kill: (signal: NodeJS.Signals) => child.kill(signal), ended };
}
