import type { Context } from 'hono';

/** A PDF file that somebody has uploaded: it is saved, never shown in a window that belongs to the shop. */
export const sendUploadedPdf = (
  c: Context,
  { bytes, filename }: { readonly bytes: Uint8Array; readonly filename: string },
) =>
  c.body(new Uint8Array(bytes), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${filename}"`,
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'private, no-store',
  });
