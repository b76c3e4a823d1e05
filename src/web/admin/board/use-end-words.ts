import type { EndOfCertificate } from '#domain/planning/find-certificate-ends.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { useIntl } from '#i18n/intl.tsx';
import { useFormat } from '#web/words/use-format.ts';
import type { DrawnRow } from './lay-plan.ts';

/** In the middle of its last day it is that day in all zones of the depots. */
const HALF_DAY = 720;

/** Until when a certificate holds, and whose rental lasts longer. */
export function useEndWords(): (end: EndOfCertificate, row: Pick<DrawnRow, 'bars'>) => string {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return ({ kind, at, bar }, { bars }) => {
    const values = {
      kind: formatMessage({ id: `fact.certificate.${kind}` }),
      day: format.fullDay((at - HALF_DAY) * MINUTE_MS, OPERATOR_ZONE),
    };
    if (bar === undefined) return formatMessage({ id: 'adminBoard.certificate.until' }, values);
    return formatMessage({ id: 'adminBoard.certificate.during' }, { ...values, company: bars[bar]?.[7] ?? '' });
  };
}
