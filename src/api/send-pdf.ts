import type { Context } from 'hono';

export const sendPdf = (c: Context, { bytes, filename }: { readonly bytes: Uint8Array; readonly filename: string }) =>
  c.body(new Uint8Array(bytes), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${filename}"`,
    'Cache-Control': 'private, no-store',
  });
