import { create } from 'qrcode';

/** A QR code as one path of dark squares, one unit each, without its quiet zone. */
export type QrCode = { readonly size: number; readonly path: string };

/** Level M is what the standard for payment codes asks for. */
export function drawQrCode(text: string): QrCode {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const runs: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const from = x;
      while (x < size && data[y * size + x]) x += 1;
      if (x > from) runs.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
    }
  }
  return { size, path: runs.join('') };
}
