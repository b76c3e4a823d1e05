import { useSearchParams } from 'react-router';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useHistoryStep } from '#web/ui/use-history-step.ts';
import { ConsoleTable } from '../list/console-table.tsx';
import { withChanges } from '../list/list-address.ts';
import { BOOKING_COLUMNS } from './export-columns.tsx';
import type { ExportsView, PreviewView } from './load-exports.server.ts';
import { MakeFile } from './make-file.tsx';
import { May } from '../frame/may.tsx';

/** What the file of a month would hold, and what stands in its way. */
export function DatevCard({ isSetUp, months, preview }: Pick<ExportsView, 'isSetUp' | 'months' | 'preview'>) {
  const { documents, billed, payments, paid, from, to, rows, isWhole, missingAccounts } = preview;
  const bookings = documents + payments;
  return (
    <TitledCard
      title="adminExport.datev"
      note="adminExport.datev.note"
      action={
        isSetUp &&
        bookings > 0 &&
        missingAccounts.length === 0 && (
          <May right="money.write">
            <MakeFile key={preview.month} preview={preview} />
          </May>
        )
      }
    >
      {!isSetUp && (
        <div className="mb-5">
          <Notice tone="warn">
            <FormattedMessage id="adminExport.notSetUp" />
          </Notice>
        </div>
      )}
      <div className="mb-5 max-w-72">
        <MonthPicker months={months} month={preview.month} />
      </div>
      <dl className="mb-5 grid gap-4 tabular-nums sm:grid-cols-3">
        <Fact label={<FormattedMessage id="word.period" />}>
          <span className="whitespace-nowrap">{`${from} – ${to}`}</span>
        </Fact>
        <Fact label={<FormattedMessage id="adminExport.documents" />}>
          <FormattedMessage id="adminExport.countAndSum" values={{ count: documents, sum: billed }} />
        </Fact>
        <Fact label={<FormattedMessage id="word.payments" />}>
          <FormattedMessage id="adminExport.countAndSum" values={{ count: payments, sum: paid }} />
        </Fact>
      </dl>
      <Hints preview={preview} />
      <ConsoleTable
        caption="adminExport.preview"
        rows={rows}
        columns={BOOKING_COLUMNS}
        empty="adminExport.preview.none"
      />
      {(rows.length < bookings || !isWhole) && (
        <p className="mt-4 text-body-s text-asphalt-600">
          <FormattedMessage
            id={isWhole ? 'adminExport.preview.more' : 'adminExport.preview.tooMany'}
            values={{ shown: rows.length, count: bookings }}
          />
        </p>
      )}
    </TitledCard>
  );
}

function MonthPicker({ months, month }: Pick<ExportsView, 'months'> & { readonly month: string }) {
  const { formatMessage } = useIntl();
  const [, setParams] = useSearchParams();
  const nextStep = useHistoryStep();
  return (
    <Select
      label={formatMessage({ id: 'adminExport.month' })}
      value={month}
      onChange={(chosen) => setParams((now) => withChanges(now, { month: String(chosen) }), nextStep('month'))}
      options={months}
    />
  );
}

/** What whoever makes the file should know before. */
function Hints({ preview }: { readonly preview: PreviewView }) {
  const { isRunning, earlier, unknownMoney, withoutDebtor, formerYear, missingAccounts } = preview;
  const waiting = unknownMoney + withoutDebtor;
  return (
    <div className="mb-5 grid gap-3 empty:hidden">
      {missingAccounts.length > 0 && (
        <Notice tone="danger">
          <FormattedMessage id="adminExport.missing" values={{ names: missingAccounts.join(', ') }} />
        </Notice>
      )}
      {formerYear !== null && (
        <Notice
          tone="warn"
          action={
            <TextLink to={`?month=${formerYear.id}`} isAlone>
              {formerYear.month}
            </TextLink>
          }
        >
          <FormattedMessage
            id="adminExport.formerYear"
            values={{ count: formerYear.bookings, month: formerYear.month }}
          />
        </Notice>
      )}
      {earlier > 0 && (
        <Notice>
          <FormattedMessage id="adminExport.earlier" values={{ count: earlier }} />
        </Notice>
      )}
      {waiting > 0 && (
        <Notice>
          <FormattedMessage id="adminExport.waiting" values={{ count: waiting }} />
        </Notice>
      )}
      {isRunning && (
        <Notice>
          <FormattedMessage id="adminExport.running" />
        </Notice>
      )}
    </div>
  );
}
