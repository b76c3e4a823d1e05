import type { ChangeMailWordsInput } from '#contract/admin-mail-words.ts';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import type { MailWordsView } from './load-mail-words.server.ts';

/** Brings back what stood before, or what the catalogue says. */
export function useRestoreWords({ kind, language: locale, version }: MailWordsView) {
  const { write, isPending } = useWrite();
  const restore = (words: ChangeMailWordsInput['words'], reason: string, onDone = () => {}) =>
    void write(
      () =>
        api.put('/api/admin/mail-words/{kind}/{locale}', {
          params: { kind, locale },
          body: { words, reason },
          ifMatch: version,
        }),
      {
        done: (answer) => (answer.version === version ? 'adminSetting.unchanged' : 'adminMailWords.saved'),
        notDone: 'adminMailWords.notSaved',
        onDone,
      },
    );
  return { restore, isPending };
}
