import { Circle, CircleAlert, CircleCheck } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { fieldWords } from '#web/ui/field-words.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { Words } from '#web/words/words.ts';
import { PageLink } from '../frame/page-link.tsx';
import type { Bulk, BulkAction } from './bulk-action.ts';
import type { RowResult } from './use-bulk.ts';

interface BulkResultsProps<Row> {
  readonly results: readonly RowResult<Row>[];
  readonly bulk: Bulk<Row>;
  readonly action: BulkAction<Row>;
}

const ICONS = {
  waiting: <Circle aria-hidden="true" className="size-5 text-asphalt-400" />,
  running: <Spinner className="size-5" />,
  done: <CircleCheck aria-hidden="true" className="size-5 text-free" />,
  failed: <CircleAlert aria-hidden="true" className="size-5 text-danger" />,
} as const;

/** What needs somebody stands first. */
const RANK = { failed: 0, running: 1, waiting: 2, done: 3 } as const;

/** What came of each row, with the way to it. */
export function BulkResults<Row extends { readonly id: string }>({ results, bulk, action }: BulkResultsProps<Row>) {
  const words = useWords();
  return (
    <ul className="mt-4 divide-y divide-line">
      {results
        .toSorted((a, b) => RANK[a.state] - RANK[b.state])
        .map((result) => (
          <li key={result.row.id} className="flex items-start gap-3 py-2 text-body-s">
            <span className="mt-0.5 shrink-0">{ICONS[result.state]}</span>
            <span className="w-32 shrink-0">
              <PageLink to={bulk.pathOf(result.row)} className="font-semibold whitespace-nowrap">
                {bulk.nameOf(result.row)}
              </PageLink>
            </span>
            <span className={result.state === 'failed' ? 'min-w-0 text-danger' : 'min-w-0 text-asphalt-600'}>
              {result.state === 'failed' ? (
                reasonOf(result, action, words)
              ) : (
                <FormattedMessage id={`admin.bulk.state.${result.state}`} />
              )}
            </span>
          </li>
        ))}
    </ul>
  );
}

type Failed<Row> = Extract<RowResult<Row>, { readonly state: 'failed' }>;

function reasonOf<Row>({ problem, row }: Failed<Row>, { explain }: BulkAction<Row>, words: Words): string {
  const { intl } = words;
  if (problem === undefined) return intl.formatMessage({ id: 'error.internal' });
  const said = explain?.(problem, row, words);
  if (said !== undefined) return said;
  const [code] = Object.values(problem.fields ?? {});
  return code === undefined ? intl.formatMessage({ id: problem.messageKey }) : fieldWords(intl, code);
}
