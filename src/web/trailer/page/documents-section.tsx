import { FileText } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TrailerDocument } from '#contract/trailer.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { isMessageKey } from './option-name.ts';

/** The papers of a trailer that the own unit rents; the booking hands them out. */
export function DocumentsSection({ documents }: { readonly documents: readonly TrailerDocument[] }) {
  const intl = useIntl();
  const nameOf = (kind: string) => {
    const id = `trailer.document.${kind}`;
    return isMessageKey(intl, id) ? intl.formatMessage({ id }) : kind;
  };
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="text-h2 mb-5">
        <FormattedMessage id="trailer.documents.title" />
      </h2>
      <Card isFlush>
        <ul>
          {documents.map(({ id, kind }) => (
            <li
              key={id}
              className="flex items-center gap-3 border-b border-line px-4 py-3 text-body-s last:border-b-0 md:px-5"
            >
              <FileText aria-hidden="true" className="size-5 shrink-0" />
              {nameOf(kind)}
            </li>
          ))}
        </ul>
        <p className="border-t border-line px-4 py-3 text-body-s md:px-5">
          <TextLink to="/booking" isAlone>
            <FormattedMessage id="trailer.documents.booking" />
          </TextLink>
        </p>
      </Card>
    </section>
  );
}
