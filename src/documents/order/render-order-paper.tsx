import { renderToBuffer } from '@react-pdf/renderer';
import type { OrderPaper } from '#contract/document.ts';
import { ConfirmationPaper } from './confirmation-paper.tsx';
import { ContractPaper } from './contract-paper.tsx';
import { createOrderText } from './order-text.ts';
import { withFont } from './with-font.ts';

export const renderOrderConfirmation = (paper: OrderPaper): Promise<Uint8Array> =>
  withFont((fontFamily) =>
    renderToBuffer(<ConfirmationPaper {...paper} text={createOrderText(paper.locale)} fontFamily={fontFamily} />),
  );

export const renderRentalContract = (paper: OrderPaper): Promise<Uint8Array> =>
  withFont((fontFamily) =>
    renderToBuffer(<ContractPaper {...paper} text={createOrderText(paper.locale)} fontFamily={fontFamily} />),
  );
