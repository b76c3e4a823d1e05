import { fork } from 'node:child_process';
import { StartError } from './start-error.ts';

/** What the process that loads the demo tells its parent. */
export type DemoReport = { readonly said: string } | { readonly isLoaded: boolean } | { readonly failed: string };

type Env = Record<string, string | undefined>;

/** A module that runs `runDemoProcess`, and its arguments. */
export type DemoProcess = readonly [module: string, ...args: string[]];

/**
 * Loads the demo in a process of its own, so that what pictures, papers and a year of stories take of the memory is given
 * back. True if it was loaded now, false if the shop held something already.
 */
export function loadDemoApart(
  [module, ...args]: DemoProcess,
  { env, say }: { readonly env: Env; readonly say: (text: string) => void },
): Promise<boolean> {
  const child = fork(module, args, {
    // Not those of this process: its limits of memory are those of a server. Most of what this one makes is soon forgotten.
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=32'],
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let outcome: DemoReport | undefined;
  // Sent by `runDemoProcess` and by nobody else.
  child.on('message', (told: DemoReport) => {
    if ('said' in told) say(told.said);
    else outcome = told;
  });
  return new Promise((resolve, reject) => {
    const refuse = (reason: string) => reject(new StartError(`The demo data could not be loaded: ${reason}`));
    child.once('error', ({ message }) => refuse(message));
    child.once('exit', (code, signal) => {
      if (outcome !== undefined && 'isLoaded' in outcome) resolve(outcome.isLoaded);
      else refuse(outcome && 'failed' in outcome ? outcome.failed : `its process has ended (${signal ?? code})`);
    });
  });
}
