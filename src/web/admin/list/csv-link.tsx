import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { refreshSession } from '#web/client/refresh-session.ts';
import { buttonStyle } from '#web/ui/button-style.ts';

/** The browser fetches the file by itself, so the session is renewed before it does. */
async function download(event: MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  await refreshSession();
  window.location.assign(href);
}

export function CsvLink({ to }: { readonly to: string }) {
  return (
    <a href={to} download onClick={(event) => void download(event)} className={buttonStyle({})}>
      <Download aria-hidden="true" className="size-5" />
      <FormattedMessage id="admin.list.csv" />
    </a>
  );
}
