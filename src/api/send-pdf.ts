import type { Context } from 'hono';
import { contentDisposition } from './content-disposition.ts';

type PdfFile = { readonly bytes: Uint8Array; readonly filename: string };

export const sendPdf = (c: Context, { bytes, filename }: PdfFile, cacheControl = 'private, no-store') =>
  c.body(new Uint8Array(bytes), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': contentDisposition('inline', filename),
    'Cache-Control': cacheControl,
  });
