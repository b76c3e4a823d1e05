import { FormattedMessage } from '#i18n/intl.tsx';
import type { CorrectionPreviewInput } from '#contract/admin-invoice.ts';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { useWords } from '#web/words/use-words.ts';

interface CorrectionSumsProps extends CorrectionPreviewInput {
  readonly invoiceId: string;
}

/** What the credit note would come to, by the rules that issue it. */
export function CorrectionSums({ invoiceId, lines }: CorrectionSumsProps) {
  const { intl, format } = useWords();
  const { answer, problem } = useQuestion(lines.length === 0 ? undefined : JSON.stringify(lines), (signal) =>
    api.post('/api/admin/invoices/{id}/correction/preview', { params: { id: invoiceId }, body: { lines }, signal }),
  );
  if (lines.length === 0) return null;
  if (problem) {
    return (
      <Notice tone="danger" isAlert>
        <FormattedMessage id={problem.messageKey} />
      </Notice>
    );
  }
  if (answer === undefined) return null;
  const sums = [
    { key: 'net', label: intl.formatMessage({ id: 'word.netTotal' }), amount: format.money(answer.net) },
    ...answer.taxes.map(({ country, rate, amount }, i) => ({
      key: `${String(i)} ${country}`,
      kind: 'tax' as const,
      label: `${format.percent(rate)} ${format.country(country)}`,
      amount: format.money(amount),
    })),
    {
      key: 'gross',
      kind: 'total' as const,
      label: intl.formatMessage({ id: 'word.grossTotal' }),
      amount: format.money(answer.gross),
    },
  ];
  return <Sums caption={intl.formatMessage({ id: 'adminInvoice.correct.sums' })} lines={sums} />;
}
