import { FileText, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { TRAILER_DOCUMENTS, type TrailerDocumentKind } from '#contract/admin-trailer-input.ts';
import { api } from '#web/client/api-client.ts';
import { uploadFile } from '#web/client/upload-file.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { TrailerView } from './load-trailer.server.ts';
import { RemoveButton } from './remove-button.tsx';

interface DocumentsCardProps {
  readonly trailerId: string;
  readonly version: number;
  readonly documents: TrailerView['documents'];
}

/** The papers of a trailer, PDF files that only its renters and the operator may read. */
export function DocumentsCard({ trailerId, version, documents }: DocumentsCardProps) {
  const { formatMessage } = useIntl();
  const [kind, setKind] = useState<TrailerDocumentKind>('registration');
  const { write, isPending } = useWrite();
  const input = useRef<HTMLInputElement>(null);

  const words = { done: 'adminTrailer.saved', notDone: 'adminTrailer.notSaved' } as const;
  const add = (file: File) =>
    write(() => uploadFile(`/api/admin/trailers/${trailerId}/documents/${crypto.randomUUID()}?kind=${kind}`, file), {
      ...words,
      onRefused: ({ code, fields }) => {
        const hasScripts = fields?.['document'] === 'scripts';
        if (!hasScripts && code !== 'unsupported-media-type') return false;
        toast.error(hasScripts ? 'adminTrailer.documents.scripts' : 'adminTrailer.documents.notPdf');
        return true;
      },
    });
  const remove = (documentId: string) => {
    const params = { id: trailerId, documentId };
    return write(
      () => api.delete('/api/admin/trailers/{id}/documents/{documentId}', { params, ifMatch: version }),
      words,
    );
  };

  return (
    <TitledCard title="adminTrailer.documents" note="adminTrailer.documents.note">
      <ul className="mb-4">
        {documents.map(({ id, kind: known, day, size }) => {
          const name = formatMessage({ id: `adminTrailer.document.${known}` });
          return (
            <li key={id} className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0 first:pt-0">
              <FileText aria-hidden="true" className="size-5 shrink-0 text-asphalt-600" />
              <a
                href={`/api/admin/trailers/${trailerId}/documents/${id}`}
                target="_blank"
                rel="noreferrer"
                className="min-w-0 grow rounded-badge underline decoration-line-strong underline-offset-4 hover:decoration-asphalt-950"
              >
                {name}
                <span className="block text-sm text-asphalt-600">
                  PDF · {size} kB · {day}
                </span>
              </a>
              <RemoveButton
                label={formatMessage({ id: 'word.remove' }, { name })}
                disabled={isPending}
                onRemove={() => void remove(id)}
              />
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-40 grow">
          <Select
            label={<FormattedMessage id="adminTrailer.documents.kind" />}
            value={kind}
            onChange={(value) => setKind(TRAILER_DOCUMENTS.find((known) => known === value) ?? kind)}
            options={TRAILER_DOCUMENTS.map((id) => ({
              id,
              label: formatMessage({ id: `adminTrailer.document.${id}` }),
            }))}
          />
        </div>
        <Button isPending={isPending} onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" className="size-5" />
          <FormattedMessage id="adminTrailer.documents.add" />
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/pdf"
          aria-label={formatMessage({ id: 'adminTrailer.documents.add' })}
          className="hidden"
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void add(file);
          }}
        />
      </div>
    </TitledCard>
  );
}
