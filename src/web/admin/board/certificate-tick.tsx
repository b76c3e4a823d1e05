import type { EndOfCertificate } from '#domain/planning/find-certificate-ends.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { type BoardSpan, placeOn } from './board-scale.ts';
import { useEndWords } from './use-end-words.ts';
import type { DrawnRow } from './lay-plan.ts';

type CertificateTickProps = { readonly end: EndOfCertificate; readonly row: DrawnRow; readonly span: BoardSpan };

/** Where a certificate ends: red where that meets a rental or is near. */
export function CertificateTick({ end, row, span }: CertificateTickProps) {
  const say = useEndWords();
  const place = placeOn(span, end.at, end.at + 1);
  if (!place) return null;
  return (
    <span
      className={cx(
        'pointer-events-none absolute inset-y-1 z-1 border-s-2 ps-1 font-condensed text-xs font-bold',
        end.isUrgent ? 'border-danger text-danger' : 'border-warn text-warn',
      )}
      style={{ left: `${place.left}%` }}
    >
      <span aria-hidden="true" className="rounded-badge bg-sheet/90 px-0.5">
        <FormattedMessage id={`fact.certificate.${end.kind}`} />
      </span>
      <span className="sr-only">{say(end, row)}</span>
    </span>
  );
}
