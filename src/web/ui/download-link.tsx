import { Download } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { downloadFile } from '#web/client/download-file.ts';
import { outcomeOf } from '#web/client/outcome-of.ts';
import { isProblemError } from '#web/client/problem-error.ts';
import { type ButtonSize, buttonStyle } from './button-style.ts';
import { toast } from './toast.tsx';

/** Exports may take a while: a toast says that one is on its way, and how it ended. */
async function download(event: MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  const work = toast.promise(
    (tell) =>
      downloadFile(href, (arrived) =>
        tell({ text: 'rows' in arrived ? 'ui.download.rows' : 'ui.download.megabytes', values: arrived }),
      ),
    {
      pending: 'ui.download.running',
      success: 'ui.download.done',
      // A file may also fail on its way into the browser, for reasons that are no answer.
      error: (reason) => ({
        message: 'ui.download.failed',
        text: isProblemError(reason) ? reason.messageKey : 'error.internal',
      }),
    },
  );
  await outcomeOf(work);
}

type DownloadLinkProps = {
  readonly to: string;
  readonly children: ReactNode;
  /** Where there are many: what the words leave out. */
  readonly label?: string;
  readonly size?: ButtonSize;
};

/** Without scripts the browser fetches the file by itself. */
export function DownloadLink({ to, children, label, size = 'm' }: DownloadLinkProps) {
  return (
    <a
      href={to}
      download
      aria-label={label}
      onClick={(event) => void download(event)}
      className={buttonStyle({ size, ...(size === 's' && { className: 'px-2.5' }) })}
    >
      {size !== 's' && <Download aria-hidden="true" className="size-5" />}
      {children}
    </a>
  );
}
