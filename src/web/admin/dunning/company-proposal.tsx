import { FormattedMessage } from '#i18n/intl.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { ConsoleTable } from '../list/console-table.tsx';
import { CompanyCell } from '../list/row-cells.tsx';
import { LEVEL_TONES, OVERDUE_COLUMNS } from './dunning-columns.tsx';
import { HoldDunning } from './hold-dunning.tsx';
import type { ProposalView } from './load-dunning.server.ts';
import { SendLetters } from './send-letters.tsx';
import { May } from '../frame/may.tsx';

interface CompanyProposalProps {
  readonly proposal: ProposalView;
  readonly today: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** One company with all that it is late with, and the letter that could go to it. */
export function CompanyProposal({ proposal, today, isTicked, onTick }: CompanyProposalProps) {
  const { id, company, level, hold, invoices, isNamed } = proposal;
  return (
    <section aria-label={company} className="rounded-card border border-line">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 border-b border-line p-4">
        {level !== null && (
          <Checkbox isSelected={isTicked} onChange={onTick}>
            <span className="sr-only">
              <FormattedMessage id="adminDunning.choose" values={{ company }} />
            </span>
          </Checkbox>
        )}
        <h3 className="text-h4 min-w-0 grow wrap-anywhere">
          <CompanyCell company={{ id, name: company }} />
        </h3>
        {hold !== null && (
          <span className="text-sm text-asphalt-600">
            <FormattedMessage id="adminDunning.heldUntil" values={{ day: hold.day }} />
          </span>
        )}
        {level !== null && <WordBadge tone={LEVEL_TONES[level]} word={`dunning.level.${level}`} />}
        <div className="flex flex-wrap gap-2">
          <May right="money.write">
            <HoldDunning proposal={proposal} today={today} />
          </May>
          {level !== null && (
            <May right="money.write">
              <SendLetters companies={[proposal]} />
            </May>
          )}
        </div>
      </div>
      <div className="max-md:p-3">
        <ConsoleTable caption="adminDunning.overdue" rows={invoices} columns={OVERDUE_COLUMNS} />
      </div>
      {isNamed && <LetterSums {...proposal} />}
    </section>
  );
}

/** What a letter asks for. */
const LetterSums = ({ open, claimed, total }: ProposalView) => (
  <p className="flex flex-wrap justify-end gap-x-6 gap-y-1 px-4 py-3 text-body-s">
    <span>
      <FormattedMessage id="adminDunning.sum.open" values={{ amount: open }} />
    </span>
    {claimed !== null && (
      <span>
        <FormattedMessage id="adminDunning.sum.claimed" values={{ amount: claimed }} />
      </span>
    )}
    <span className="font-semibold">
      <FormattedMessage id="adminDunning.sum.total" values={{ amount: total }} />
    </span>
  </p>
);
