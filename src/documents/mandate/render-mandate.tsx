import { renderToBuffer } from '@react-pdf/renderer';
import type { MandatePaper as Mandate } from '#contract/document.ts';
import { createOrderText } from '#documents/order/order-text.ts';
import { withFont } from '#documents/order/with-font.ts';
import { MandatePaper } from './mandate-paper.tsx';

export const renderMandate = (mandate: Mandate): Promise<Uint8Array> =>
  withFont((fontFamily) =>
    renderToBuffer(<MandatePaper mandate={mandate} text={createOrderText(mandate.locale)} fontFamily={fontFamily} />),
  );
