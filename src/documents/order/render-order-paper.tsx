import { renderToBuffer } from '@react-pdf/renderer';
import type { AddendumPaper as Addendum, ConfirmedPaper, RebookingPaper as Rebooking } from '#contract/document.ts';
import { AddendumPaper } from './addendum-paper.tsx';
import { ConfirmationPaper } from './confirmation-paper.tsx';
import { ContractPaper } from './contract-paper.tsx';
import { createOrderText } from './order-text.ts';
import { RebookingPaper } from './rebooking-paper.tsx';
import { withFont } from './with-font.ts';

export const renderOrderConfirmation = (paper: ConfirmedPaper): Promise<Uint8Array> =>
  withFont((fontFamily) =>
    renderToBuffer(<ConfirmationPaper {...paper} text={createOrderText(paper.locale)} fontFamily={fontFamily} />),
  );

export const renderRentalContract = (paper: ConfirmedPaper): Promise<Uint8Array> =>
  withFont((fontFamily) =>
    renderToBuffer(<ContractPaper {...paper} text={createOrderText(paper.locale)} fontFamily={fontFamily} />),
  );

export const renderExtensionAddendum = (paper: Addendum): Promise<Uint8Array> =>
  withFont((fontFamily) =>
    renderToBuffer(<AddendumPaper {...paper} text={createOrderText(paper.locale)} fontFamily={fontFamily} />),
  );

export const renderRebookingAddendum = (paper: Rebooking): Promise<Uint8Array> =>
  withFont((fontFamily) =>
    renderToBuffer(<RebookingPaper {...paper} text={createOrderText(paper.locale)} fontFamily={fontFamily} />),
  );
