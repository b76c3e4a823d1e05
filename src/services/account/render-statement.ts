import type { Locale } from '#i18n/locales.ts';
import type { Deps } from '../deps.ts';
import type { IssuedDocument } from '../open-document.ts';
import type { LoadedStatement } from './load-statement.ts';

type Needs = Pick<Deps, 'clock' | 'pdf' | 'settings'>;

/** A statement on paper. It is kept nowhere: the account tells it anew, and papers of the past are asked for by their days. */
export async function renderStatement(
  { clock, pdf, settings }: Needs,
  { reader, statement }: LoadedStatement,
  locale: Locale,
): Promise<IssuedDocument> {
  const { lessor, bankAccount } = settings;
  const { address } = reader;
  const at = clock.now().toISOString();
  return {
    bytes: await pdf.renderStatement({ statement, address, lessor, account: bankAccount, at, locale }),
    filename: await pdf.nameFile({ kind: 'statement', number: `${statement.from} ${statement.to}`, locale }),
  };
}
