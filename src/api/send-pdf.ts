import type { Context } from 'hono';
import { contentDisposition } from './content-disposition.ts';

export const sendPdf = (c: Context, { bytes, filename }: { readonly bytes: Uint8Array; readonly filename: string }) =>
  c.body(new Uint8Array(bytes), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': contentDisposition('inline', filename),
    'Cache-Control': 'private, no-store',
  });
