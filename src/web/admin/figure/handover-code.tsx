import { drawQrCode } from '#domain/payment/draw-qr-code.ts';
import { useIntl } from '#i18n/intl.tsx';

interface HandoverCodeProps {
  readonly address: string;
  readonly number: string;
}

/** From a sheet of paper, or from the screen at the counter, to the handover on a phone. */
export function HandoverCode({ address, number }: HandoverCodeProps) {
  const { formatMessage } = useIntl();
  const { size, path } = drawQrCode(address);
  return (
    <svg
      role="img"
      aria-label={formatMessage({ id: 'adminFigure.daySheet.code' }, { number })}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-22 shrink-0"
    >
      <path d={path} />
    </svg>
  );
}
