import { renderToBuffer } from '@react-pdf/renderer';
import type { DunningPaper as Paper } from '#contract/document.ts';
import { createInvoiceText } from '#documents/invoice/invoice-text.ts';
import { withFont } from '#documents/order/with-font.ts';
import { DunningPaper } from './dunning-paper.tsx';

export const renderDunning = ({ letter, locale }: Paper): Promise<Uint8Array> =>
  withFont((fontFamily) =>
    renderToBuffer(<DunningPaper letter={letter} text={createInvoiceText(locale)} fontFamily={fontFamily} />),
  );
