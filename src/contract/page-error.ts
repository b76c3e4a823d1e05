import * as z from 'zod/mini';
import { declareCalls } from './call.ts';
import { PUBLIC } from './rights-row.ts';

export const PAGE_ERROR_KINDS = ['event', 'promise', 'render'] as const;
/** A browser shortens to these what it reports; longer ones are refused. */
export const PAGE_ERROR_LIMITS = { name: 40, message: 300, frames: 10, frame: 120, page: 100, version: 64 } as const;

const text = (max: number, pattern: RegExp) => z.string().check(z.maxLength(max), z.regex(pattern));

/** An error that nobody has dealt with in a browser. Pages go by their pattern, which holds no id, token or name. */
export const pageErrorInput = z.strictObject({
  kind: z.enum(PAGE_ERROR_KINDS),
  name: text(PAGE_ERROR_LIMITS.name, /^\w*$/),
  message: z.string().check(z.maxLength(PAGE_ERROR_LIMITS.message)),
  /** Where it came from, the innermost first: file, line and column. */
  frames: z.array(text(PAGE_ERROR_LIMITS.frame, /^[\w./-]+:\d+:\d+$/)).check(z.maxLength(PAGE_ERROR_LIMITS.frames)),
  page: text(PAGE_ERROR_LIMITS.page, /^[\w/:*-]*$/),
  version: text(PAGE_ERROR_LIMITS.version, /^[\w.+-]*$/),
});

export type PageErrorInput = z.infer<typeof pageErrorInput>;

export const pageErrorCalls = declareCalls({
  'POST /api/page-errors': { says: 'Report an error in a page', rights: PUBLIC, body: pageErrorInput },
});
