import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { BANK_FILE_PROBLEMS } from '#domain/bank/bank-file.ts';
import { bankImport, type BankImport } from '#contract/admin-bank.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { ProblemError } from '#web/client/problem-error.ts';
import { uploadFile } from '#web/client/upload-file.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

type Problem = (typeof BANK_FILE_PROBLEMS)[number] | 'too-large';
type Outcome = { readonly name: string } & (
  | { readonly imported: BankImport }
  | { readonly problem: Problem }
  /** It did not get there, or nobody knows whether it did: it can be sent again, which adds nothing twice. */
  | { readonly unsent: File }
);

/** What a refusal says of the file; undefined if it says something else. */
function problemOf({ code, fields }: ProblemError): Problem | undefined {
  if (code === 'too-large') return code;
  return BANK_FILE_PROBLEMS.find((problem) => problem === fields?.['file']);
}

/** Sends files of the bank, one after another, and tells what came of each. */
export function useImport() {
  const { write, isPending } = useWrite();
  const [progress, setProgress] = useState(0);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const waiting = useRef<File[]>([]);
  const isSending = useRef(false);
  const sendOne = async (file: File) => {
    const { name } = file;
    const tell = (outcome: Outcome) => setOutcomes((before) => [...before, outcome]);
    setProgress(0);
    const upload = async () =>
      bankImport.parse(
        await uploadFile('/api/admin/bank-statements', file, { method: 'POST', onProgress: setProgress }),
      );
    await write(upload, {
      onDone: (imported) => tell({ name, imported }),
      onRefused: (refusal) => {
        const problem = problemOf(refusal);
        tell(problem === undefined ? { name, unsent: file } : { name, problem });
        return problem !== undefined;
      },
    });
  };
  /** What comes while others are on their way waits behind them. */
  const send = async (files: readonly File[]) => {
    waiting.current.push(...files);
    if (isSending.current || files.length === 0) return;
    isSending.current = true;
    setOutcomes([]);
    try {
      for (let file = waiting.current.shift(); file !== undefined; file = waiting.current.shift()) {
        // The next one is matched against what this one has booked.
        await sendOne(file);
      }
    } finally {
      waiting.current = [];
      isSending.current = false;
    }
  };
  return { send, isPending, progress, outcomes };
}
type Import = ReturnType<typeof useImport>;

export function ImportButton({ send, isPending }: Pick<Import, 'send' | 'isPending'>) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button isPending={isPending} onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" className="size-5" />
        <FormattedMessage id="adminBank.import" />
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept=".xml,application/xml,text/xml"
        aria-label={formatMessage({ id: 'adminBank.import' })}
        className="hidden"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void send(files);
        }}
      />
    </>
  );
}

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Files can be dropped anywhere on the page. */
export function DropArea({ send, children }: Pick<Import, 'send'> & { readonly children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      role="presentation"
      className={cx('relative min-h-dvh', isOver && 'bg-info-soft')}
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setIsOver(false);
        void send([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none fixed inset-x-0 bottom-8 z-40 grid place-items-center">
          <p className="text-h4 rounded-card bg-asphalt-950 px-6 py-4 text-white shadow-3">
            <FormattedMessage id="adminBank.import.drop" />
          </p>
        </div>
      )}
    </div>
  );
}

/** How far it is, then what it has brought, or why it was refused. */
export function ImportOutcome({ send, isPending, progress, outcomes }: Import) {
  const { formatMessage } = useIntl();
  if (isPending) {
    const label = formatMessage({ id: 'adminBank.import.running' });
    return (
      <div className="mb-5">
        <p className="mb-1.5 text-body-s">{label}</p>
        <ProgressBar label={label} {...(progress < 1 && { value: progress })} />
      </div>
    );
  }
  const unsent = outcomes.flatMap((outcome) => ('unsent' in outcome ? [outcome.unsent] : []));
  return outcomes.map((outcome, i) => (
    // The same file may be sent twice.
    <div key={i} className="mb-5">
      <OutcomeNotice outcome={outcome} isOneOfMany={outcomes.length > 1} onRetry={() => void send(unsent)} />
    </div>
  ));
}

interface OutcomeNoticeProps {
  readonly outcome: Outcome;
  readonly isOneOfMany: boolean;
  /** Sends all again that did not get there. */
  readonly onRetry: () => void;
}

function OutcomeNotice({ outcome, isOneOfMany, onRetry }: OutcomeNoticeProps) {
  const name = isOneOfMany && <b className="block wrap-anywhere">{outcome.name}</b>;
  if ('unsent' in outcome) {
    return (
      <Notice tone="danger" isAlert title={<FormattedMessage id="adminBank.problem" />}>
        <b className="mb-2 block wrap-anywhere">{outcome.name}</b>
        <Button size="s" tone="outline" onClick={onRetry}>
          <FormattedMessage id="ui.retry" />
        </Button>
      </Notice>
    );
  }
  if ('problem' in outcome) {
    return (
      <Notice tone="danger" isAlert title={<FormattedMessage id="adminBank.problem" />}>
        {name}
        <FormattedMessage id={`adminBank.problem.${outcome.problem}`} />
      </Notice>
    );
  }
  const { added, known, matched, proposed, unknown, otherAccounts } = outcome.imported;
  return (
    <Notice tone="done" isAlert title={<FormattedMessage id="adminBank.imported" values={{ added, known }} />}>
      {name}
      <FormattedMessage id="adminBank.imported.text" values={{ matched, proposed, unknown }} />
      {otherAccounts > 0 && (
        <>
          {' '}
          <FormattedMessage id="adminBank.imported.others" values={{ count: otherAccounts }} />
        </>
      )}
    </Notice>
  );
}
