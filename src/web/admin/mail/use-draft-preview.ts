import { previewMailWordsInput } from '#contract/admin-mail-words.ts';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import type { Draft } from '#web/form/use-draft.ts';
import type { MailWordsView } from './load-mail-words.server.ts';
import { type EnteredWords, toWords } from './mail-words-draft.ts';

/** What the mail would look like with what is being written, and what keeps it from being saved. */
export function useDraftPreview({ kind, language: locale }: MailWordsView, { values, changed }: Draft<EnteredWords>) {
  const wish = previewMailWordsInput.safeParse({ words: toWords(values) });
  const isDraft = changed.length > 0;
  const question = isDraft && wish.success ? JSON.stringify(wish.data) : undefined;
  const { answer, problem } = useQuestion(question, (signal) =>
    api.post('/api/admin/mail-words/{kind}/{locale}/preview', {
      params: { kind, locale },
      body: wish.data ?? { words: {} },
      signal,
    }),
  );
  return {
    preview: isDraft ? answer : undefined,
    complaints: question === undefined ? [] : Object.values(problem?.fields ?? {}),
  };
}
