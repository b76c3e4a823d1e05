import { encodeQR } from 'qr';

/** A QR code as one path of dark squares, one unit each, without its quiet zone. */
export type QrCode = { readonly size: number; readonly path: string };

/** Level M is what the standard for payment codes asks for. */
export function drawQrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const runs: string[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      const from = x;
      while (row[x] === true) x += 1;
      if (x > from) runs.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
    }
  }
  return { size: rows.length, path: runs.join('') };
}
