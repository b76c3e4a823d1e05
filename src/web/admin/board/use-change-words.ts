import type { PlanChange } from '#contract/admin-plan.ts';
import { useIntl } from '#i18n/intl.tsx';

/** What a change of a plan does, in few words. */
export function useChangeWords(): (change: PlanChange) => string {
  const { formatMessage } = useIntl();
  return ({ kind, booking, trailer, toDepot }) =>
    formatMessage(
      { id: `adminBoard.plan.${kind}` },
      { company: booking?.company ?? '', trailer: trailer.number, depot: toDepot?.code ?? '' },
    );
}
