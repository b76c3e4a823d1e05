import { Download } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { type FetchedFile, saveFile } from '#web/client/download-file.ts';
import { zipFiles } from '#web/client/zip-files.ts';
import { Button } from '#web/ui/button.tsx';

interface SavePapersProps {
  readonly papers: ReadonlyMap<string, FetchedFile>;
  /** Of the file that holds them all. */
  readonly name: string;
}

/** One paper as it is, more of them as one file. */
export function SavePapers({ papers, name }: SavePapersProps) {
  const files = [...papers.values()];
  const [first] = files;
  if (first === undefined) return null;
  const save = async () =>
    saveFile(files.length === 1 ? first : { name: `${name}.zip`, content: await zipFiles(files) });
  return (
    <Button tone="ink" onClick={() => void save()}>
      <Download aria-hidden="true" className="size-5" />
      <FormattedMessage id="admin.bulk.save" values={{ count: files.length }} />
    </Button>
  );
}
