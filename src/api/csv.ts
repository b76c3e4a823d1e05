import type { Context } from 'hono';
import { WORKBOOK } from '#contract/call.ts';
import type { Outcome } from '#services/failure.ts';
import type { CsvReader } from '#services/list/csv-reader.ts';
import type { ApiEnv } from './env.ts';
import { respond } from './respond.ts';

/** Answers with a list as a file to save, in the language of who asks, or with the refusal of the list. */
export async function respondCsv(
  c: Context<ApiEnv>,
  name: string,
  write: (reader: CsvReader) => Promise<Outcome<ReadableStream<Uint8Array>>>,
) {
  const isWorkbook = c.req.path.endsWith('.xlsx');
  const reader = { ...readerOf(c), ...(isWorkbook && { sheet: name }) };
  return respond(c, await write(reader), (body) =>
    c.body(body, 200, {
      'Content-Type': isWorkbook ? WORKBOOK.file : 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${name}.${isWorkbook ? 'xlsx' : 'csv'}"`,
      'Cache-Control': 'no-store',
    }),
  );
}

export function readerOf(c: Context<ApiEnv>): CsvReader {
  const { locale, findText, nameCountry, tellEntry } = c.get('getLanguage')();
  return { locale, nameCountry, tellEntry, say: (key, otherwise = key) => findText(key) ?? otherwise };
}
