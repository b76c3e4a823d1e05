import { useDraft } from '#web/form/use-draft.ts';
import { useMay } from '../frame/may.tsx';
import type { MailWordsView } from './load-mail-words.server.ts';
import { MailPreviewCard } from './mail-preview-card.tsx';
import { type EnteredWords, toEntered } from './mail-words-draft.ts';
import { MailWordsForm } from './mail-words-form.tsx';
import { MailWordsVersions } from './mail-words-versions.tsx';
import { ReadMailWords } from './read-mail-words.tsx';
import { useDraftPreview } from './use-draft-preview.ts';

/** What a mail says beside what it looks like, also while it is being written. */
export function MailWordsDesk({ mail }: { readonly mail: MailWordsView }) {
  const { may } = useMay();
  const draft = useDraft<EnteredWords>(toEntered(mail.fields));
  const { preview, complaints } = useDraftPreview(mail, draft);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <div className="grid min-w-0 gap-4">
        {may('settings.write') ? <MailWordsForm mail={mail} draft={draft} /> : <ReadMailWords mail={mail} />}
        {mail.versions.length > 0 && <MailWordsVersions mail={mail} />}
      </div>
      <MailPreviewCard
        preview={preview ?? mail.preview}
        language={mail.language}
        isDraft={preview !== undefined}
        complaints={complaints}
      />
    </div>
  );
}
