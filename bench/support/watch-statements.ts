import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import type { EmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';

/** A statement as the database saw it, with the time that it took there, planning included. */
export type Statement = { readonly ms: number; readonly text: string };

export type StatementWatch = {
  /** What the shop has asked since this was called last. */
  readonly take: () => Promise<readonly Statement[]>;
  readonly stop: () => Promise<void>;
};

/** Begins each line of the log, since a statement may have many. */
const MARK = '@@ ';

/** Lets the database of a data folder write down every statement of the shop. */
export async function watchStatements(
  { superuser }: Pick<EmbeddedPostgres, 'superuser'>,
  dataDir: string,
): Promise<StatementWatch> {
  const client = new Client(superuser);
  await client.connect();
  const change = async (...changes: readonly string[]) => {
    for (const one of changes) await client.query(`alter system ${one}`);
    await client.query('select pg_reload_conf()');
  };
  await change('set log_min_duration_statement = 0', `set log_line_prefix = '${MARK}%a '`);
  const log = await open(path.join(dataDir, 'postgres.log'), 'r');
  let place = (await log.stat()).size;
  return {
    async take() {
      const text = await readFrom(log, place);
      place += Buffer.byteLength(text);
      return toStatements(text);
    },
    async stop() {
      await change('reset log_min_duration_statement', 'reset log_line_prefix');
      await log.close();
      await client.end();
    },
  };
}

async function readFrom(log: FileHandle, place: number): Promise<string> {
  const length = (await log.stat()).size - place;
  const { buffer, bytesRead } = await log.read(Buffer.alloc(length), 0, length, place);
  return buffer.toString('utf8', 0, bytesRead);
}

const ENTRY =
  /^trailyard LOG: {2}duration: (?<ms>[\d.]+) ms {2}(?<step>parse|bind|execute|statement)[^:]*: (?<text>.*)$/s;
const FRAME = /^(?:begin|start transaction|commit|rollback|set|select 1$)/i;

/** Planning comes in lines of its own before the line of the work. */
function toStatements(text: string): readonly Statement[] {
  const statements: Statement[] = [];
  let planned = 0;
  for (const entry of text.split(MARK)) {
    const { ms, step, text: words } = ENTRY.exec(entry)?.groups ?? {};
    if (ms === undefined || words === undefined || FRAME.test(words)) continue;
    if (step === 'execute' || step === 'statement') {
      statements.push({ ms: planned + Number(ms), text: words.trim() });
      planned = 0;
    } else {
      planned += Number(ms);
    }
  }
  return statements;
}
