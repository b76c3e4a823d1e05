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
type Outcome = { readonly imported: BankImport } | { readonly problem: Problem };

/** What a refusal says of the file; undefined if it says something else. */
function problemOf({ code, fields }: ProblemError): Problem | undefined {
  if (code === 'too-large') return code;
  return BANK_FILE_PROBLEMS.find((problem) => problem === fields?.['file']);
}

/** Sends a file of the bank and tells what came of it. */
export function useImport() {
  const { write, isPending } = useWrite();
  const [progress, setProgress] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const send = async (file: File) => {
    setProgress(0);
    setOutcome(undefined);
    const upload = async () =>
      bankImport.parse(
        await uploadFile('/api/admin/bank-statements', file, { method: 'POST', onProgress: setProgress }),
      );
    await write(upload, {
      onDone: (imported) => setOutcome({ imported }),
      onRefused: (refusal) => {
        const problem = problemOf(refusal);
        if (problem !== undefined) setOutcome({ problem });
        return problem !== undefined;
      },
    });
  };
  return { send, isPending, progress, outcome };
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
        accept=".xml,application/xml,text/xml"
        aria-label={formatMessage({ id: 'adminBank.import' })}
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void send(file);
        }}
      />
    </>
  );
}

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** A file can be dropped anywhere on the page. */
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
        const [file] = event.dataTransfer.files;
        if (file) void send(file);
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
export function ImportOutcome({ isPending, progress, outcome }: Omit<Import, 'send'>) {
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
  if (outcome === undefined) return null;
  if ('problem' in outcome) {
    return (
      <div className="mb-5">
        <Notice tone="danger" isAlert title={<FormattedMessage id="adminBank.problem" />}>
          <FormattedMessage id={`adminBank.problem.${outcome.problem}`} />
        </Notice>
      </div>
    );
  }
  const { added, known, matched, proposed, unknown, otherAccounts } = outcome.imported;
  return (
    <div className="mb-5">
      <Notice tone="done" isAlert title={<FormattedMessage id="adminBank.imported" values={{ added, known }} />}>
        <FormattedMessage id="adminBank.imported.text" values={{ matched, proposed, unknown }} />
        {otherAccounts > 0 && (
          <>
            {' '}
            <FormattedMessage id="adminBank.imported.others" values={{ count: otherAccounts }} />
          </>
        )}
      </Notice>
    </div>
  );
}
