import { Path, Svg } from '@react-pdf/renderer';
import type { Money } from '#domain/money/money.ts';
import { drawQrCode } from '#domain/payment/draw-qr-code.ts';
import { toEpcCode } from '#domain/payment/epc-code.ts';
import { INK } from './paper-style.ts';

type PaymentCodeProps = {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly amount: Money;
  readonly reference: string;
};

/** What banking apps read as a filled-in transfer of exactly what the paper asks for. */
export function PaymentCode({ holder: name, iban, bic, amount, reference }: PaymentCodeProps) {
  const code = drawQrCode(toEpcCode({ name, iban, bic, amount, reference }));
  return (
    <Svg width={68} height={68} viewBox={`0 0 ${code.size} ${code.size}`}>
      <Path d={code.path} fill={INK} />
    </Svg>
  );
}
