import { runTool } from './run-tool.ts';
import type { ToolRun } from './run-tool.ts';

export type Step = {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Long steps show what they do; of the others only a failure is shown. */
  readonly live?: boolean;
};

/** Runs one step and prints one line about it. */
export async function runStep({ name, command, ...options }: Step): Promise<ToolRun> {
  const startedAt = performance.now();
  if (options.live) console.log(`\n${name} …`);
  const run = await runTool(command, options);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${run.ok ? 'ok    ' : 'failed'}  ${name.padEnd(18)} ${seconds.padStart(6)} s`);
  if (!run.ok && run.output) console.log(run.output.trimEnd());
  return run;
}
