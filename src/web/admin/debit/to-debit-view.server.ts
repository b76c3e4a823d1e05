import type { Debit } from '#contract/admin-debit.ts';
import { isReturnCode } from '#domain/debit/return-code.ts';
import { comesBackAs } from '#domain/debit/debit-state.ts';
import type { Format } from '#i18n/format.ts';
import { dayText } from './day-text.server.ts';

export type DebitView = ReturnType<typeof toDebitView>;

/** One debit in words, wherever it is listed. */
export const toDebitView = (debit: Debit, format: Format) => ({
  id: debit.id,
  batchId: debit.batchId,
  batchNumber: debit.batchNumber,
  invoice: debit.invoiceNumber,
  invoiceId: debit.invoiceId,
  company: debit.company,
  amount: format.money(debit.amount),
  mandate: `${debit.mandate} · ${debit.scheme}`,
  status: debit.status,
  canComeBack: comesBackAs(debit.status) !== undefined,
  mayCollectAgain: debit.mayCollectAgain,
  withdrawnFor: debit.withdrawnFor,
  back:
    debit.returnCode === null || debit.nextStep === null
      ? null
      : {
          code: debit.returnCode,
          /** Banks know codes that have no words here. */
          word: isReturnCode(debit.returnCode) ? debit.returnCode : ('other' as const),
          step: debit.nextStep,
          day: debit.returnedOn === null ? '' : dayText(format, debit.returnedOn),
          retry: debit.retryOn === null ? null : dayText(format, debit.retryOn),
        },
  version: debit.version,
});
