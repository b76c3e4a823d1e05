import { FileText } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { TrailerDocument } from '#contract/trailer.ts';
import { Card } from '#web/ui/card.tsx';
import { paperName } from '#web/words/paper-name.ts';

/** The papers of a trailer that the own unit rents. */
export function DocumentsSection({ documents }: { readonly documents: readonly TrailerDocument[] }) {
  const intl = useIntl();
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="text-h2 mb-5">
        <FormattedMessage id="trailer.documents.title" />
      </h2>
      <Card isFlush>
        <ul>
          {documents.map(({ id, kind, bytes, url }) => (
            <li key={id} className="border-b border-line last:border-b-0">
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="flex min-h-11 items-center gap-3 px-4 py-3 text-body-s underline-offset-4 hover:underline md:px-5"
              >
                <FileText aria-hidden="true" className="size-5 shrink-0" />
                <span className="grow">{paperName(intl, kind)}</span>
                <span className="text-asphalt-600">
                  <FormattedMessage id="trailer.documents.pdf" values={{ kilobytes: Math.ceil(bytes / 1000) }} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
