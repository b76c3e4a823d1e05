import { renderToBuffer } from '@react-pdf/renderer';
import type { QuotePaper as Paper } from '#contract/document.ts';
import { createOrderText } from '../order/order-text.ts';
import { withFont } from '../order/with-font.ts';
import { QuotePaper } from './quote-paper.tsx';

export const renderQuote = (paper: Paper): Promise<Uint8Array> =>
  withFont((fontFamily) =>
    renderToBuffer(<QuotePaper {...paper} text={createOrderText(paper.locale)} fontFamily={fontFamily} />),
  );
