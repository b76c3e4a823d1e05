import { fork } from 'node:child_process';
import { StartError } from './start-error.ts';

/** What the process that loads the demo tells its parent. */
export type DemoReport = { readonly said: string } | { readonly isLoaded: boolean } | { readonly failed: string };

/** What the parent says when the database is there. */
const LOAD = 'load';

type Env = Record<string, string | undefined>;

/** A module that runs `runDemoProcess`, and its arguments. */
export type DemoProcess = readonly [module: string, ...args: string[]];

type Options = { readonly env: Env; readonly say: (text: string) => void };

/** True if it was loaded now, false if the shop held something already. */
export const loadDemoApart = (process: DemoProcess, options: Options): Promise<boolean> =>
  startDemoProcess(process, options).load();

/**
 * Starts the process that loads the demo, so that what pictures, papers and a year of stories take of the memory is given
 * back. Until it is told to load, it only gets ready, which it can do while the database is made.
 */
export function startDemoProcess([module, ...args]: DemoProcess, { env, say }: Options) {
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
  const ended = new Promise<boolean>((resolve, reject) => {
    const refuse = (reason: string) => reject(new StartError(`The demo data could not be loaded: ${reason}`));
    child.once('error', ({ message }) => refuse(message));
    child.once('exit', (code, signal) => {
      if (outcome !== undefined && 'isLoaded' in outcome) resolve(outcome.isLoaded);
      else refuse(outcome && 'failed' in outcome ? outcome.failed : `its process has ended (${signal ?? code})`);
    });
  });
  // Whoever asks for the work hears how it ended; before, nobody does.
  ended.catch(() => undefined);
  return {
    load: (): Promise<boolean> => {
      // One that is gone is told of by its end.
      child.send(LOAD, () => undefined);
      return ended;
    },
    /** Before it is told to load, it holds nothing. */
    stop: (): void => void child.kill('SIGKILL'),
  };
}
