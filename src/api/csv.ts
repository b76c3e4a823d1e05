import type { Context } from 'hono';
import type { Outcome } from '#services/failure.ts';
import { respond } from './respond.ts';

/** Answers with a list as a file to save, or with the refusal of the list. */
export const respondCsv = (c: Context, name: string, file: Outcome<ReadableStream<Uint8Array>>) =>
  respond(c, file, (body) =>
    c.body(body, 200, {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'no-store',
    }),
  );
