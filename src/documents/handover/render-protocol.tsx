import { renderToBuffer } from '@react-pdf/renderer';
import type { HandoverPaper } from '#contract/document.ts';
import { withFont } from '#documents/order/with-font.ts';
import { ProtocolPaper } from './protocol-paper.tsx';
import { createProtocolText } from './protocol-text.ts';

export const renderProtocol = (paper: HandoverPaper): Promise<Uint8Array> =>
  withFont((fontFamily) =>
    renderToBuffer(
      <ProtocolPaper {...paper} text={createProtocolText(paper.locale, paper.handover)} fontFamily={fontFamily} />,
    ),
  );
