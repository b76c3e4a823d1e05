import { FormattedMessage } from '#i18n/intl.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { ConsoleTable } from '../list/console-table.tsx';
import { BaseRates } from './base-rates.tsx';
import { CLAIM_COLUMNS, LETTER_COLUMNS } from './dunning-columns.tsx';
import type { DunningView } from './load-dunning.server.ts';
import { ProposalList } from './proposal-list.tsx';

/** Who is late and what can be written to them, what is claimed, what was sent, and the rates of interest. */
export function DunningOverview(view: DunningView) {
  const { isBilledHere, isAutomatic, proposals, nextCursor, isWhole, claims, letters, missing, today } = view;
  return (
    <ConsolePage>
      <ConsoleHeader title={<FormattedMessage id="word.noun.dunning" />}>
        {isBilledHere && <FormattedMessage id={isAutomatic ? 'adminDunning.automatic' : 'adminDunning.lead'} />}
      </ConsoleHeader>
      <div className="grid gap-6">
        {!isBilledHere && (
          <Notice>
            <FormattedMessage id="adminDunning.outside" />
          </Notice>
        )}
        {isBilledHere && missing.length > 0 && (
          <Notice tone="warn">
            <FormattedMessage id="adminDunning.rateMissing" values={{ days: missing.join(', ') }} />
          </Notice>
        )}
        <ProposalList proposals={proposals} nextCursor={nextCursor} isWhole={isWhole} today={today} />
        <TitledCard title="adminDunning.claims" note="adminDunning.claims.note">
          <ConsoleTable
            caption="adminDunning.claims"
            rows={claims}
            columns={CLAIM_COLUMNS}
            empty="adminDunning.claims.none"
          />
        </TitledCard>
        <TitledCard title="adminDunning.letters">
          <ConsoleTable
            caption="adminDunning.letters"
            rows={letters}
            columns={LETTER_COLUMNS}
            empty="adminDunning.letters.none"
          />
        </TitledCard>
        <BaseRates view={view} />
      </div>
    </ConsolePage>
  );
}
