import { renderToBuffer } from '@react-pdf/renderer';
import type { DataSheet } from '#contract/document.ts';
import { drawTrailer } from '#documents/mail/draw-trailer.ts';
import { toKind } from '#documents/mail/mail-drawing.ts';
import { createOrderText } from '#documents/order/order-text.ts';
import { withFont } from '#documents/order/with-font.ts';
import { DataSheetPaper } from './data-sheet-paper.tsx';

export async function renderDataSheet(sheet: DataSheet): Promise<Uint8Array> {
  const drawing = await drawTrailer(toKind(sheet.trailer));
  return withFont((fontFamily) =>
    renderToBuffer(
      <DataSheetPaper sheet={sheet} drawing={drawing} text={createOrderText(sheet.locale)} fontFamily={fontFamily} />,
    ),
  );
}
