import { renderToBuffer } from '@react-pdf/renderer';
import type { StatementPaper as Paper } from '#contract/document.ts';
import { createInvoiceText } from '#documents/invoice/invoice-text.ts';
import { withFont } from '#documents/order/with-font.ts';
import { StatementPaper } from './statement-paper.tsx';

export const renderStatement = ({ locale, ...paper }: Paper): Promise<Uint8Array> =>
  withFont((fontFamily) =>
    renderToBuffer(<StatementPaper {...paper} text={createInvoiceText(locale)} fontFamily={fontFamily} />),
  );
