import type { Context } from 'hono';
import type { Result } from '#domain/result.ts';
import type { Failure } from '#services/failure.ts';
import { respond } from './respond.ts';

/** Answers with a list as a file to save, or with the refusal of the list. */
export const respondCsv = (c: Context, name: string, file: Result<ReadableStream<Uint8Array>, Failure>) =>
  respond(c, file, (body) =>
    c.body(body, 200, {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'no-store',
    }),
  );
