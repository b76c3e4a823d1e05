import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { changeMailWordsInput, MAIL_WORDS_REASON_LENGTH } from '#contract/admin-mail-words.ts';
import type { MailPart } from '#domain/mail/mail-words.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { api } from '#web/client/api-client.ts';
import { StaleNotice } from '#web/form/stale-notice.tsx';
import type { Draft } from '#web/form/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { MailWordsView } from './load-mail-words.server.ts';
import { MailPartField } from './mail-part-field.tsx';
import { MAIL_PART_LABELS } from './mail-part-label.ts';
import { MailPlaces } from './mail-places.tsx';
import { type EnteredWords, toEntered, toWords } from './mail-words-draft.ts';
import { useCaret } from './use-caret.ts';
import { useRestoreWords } from './use-restore-words.ts';

const LABELS = {
  'words.subject': MAIL_PART_LABELS.subject,
  'words.text': MAIL_PART_LABELS.text,
  'words.note': MAIL_PART_LABELS.note,
} as const satisfies Record<keyof EnteredWords, MessageKey>;

interface MailWordsFormProps {
  readonly mail: MailWordsView;
  readonly draft: Draft<EnteredWords>;
}

export function MailWordsForm({ mail, draft }: MailWordsFormProps) {
  const { kind, language: locale, version, fields, places, isRewritten } = mail;
  const { values, changed, differences, field, drop, compareWith } = draft;
  const intl = useIntl();
  const [reason, setReason] = useState('');
  const { restore, isPending: isRestoring } = useRestoreWords(mail);
  const forget = () => {
    setReason('');
    drop();
  };
  const { form, isPending } = useSubmit({
    schema: changeMailWordsInput,
    read: () => ({ words: toWords(values), reason }),
    send: (body) =>
      api.put('/api/admin/mail-words/{kind}/{locale}', { params: { kind, locale }, body, ifMatch: version }),
    done: (answer) => (answer.version === version ? 'adminSetting.unchanged' : 'adminMailWords.saved'),
    notDone: 'adminMailWords.notSaved',
    onDone: forget,
    onStale: (current) => compareWith(toEntered(fields, current && 'places' in current ? current.words : undefined)),
  });
  const { note, insert } = useCaret((name, text) => {
    const part = fields.find((one) => nameOf(one.part) === name)?.part;
    if (part !== undefined) field(nameOf(part)).onChange(text);
  });
  const original = intl.formatMessage({ id: 'adminMailWords.reset' });
  return (
    <Card>
      <Form {...form}>
        <StaleNotice<EnteredWords>
          differences={differences}
          nameField={(name) => intl.formatMessage({ id: LABELS[name] })}
          onDrop={forget}
        />
        <div className="grid gap-5" onFocus={note}>
          {fields.map(({ part, original: before }) => (
            <MailPartField
              key={part}
              part={part}
              language={locale}
              value={values[nameOf(part)] ?? ''}
              original={before}
              onChange={field(nameOf(part)).onChange}
            />
          ))}
        </div>
        <MailPlaces places={places} onInsert={(place) => insert(`{${place}}`)} />
        <TextField
          name="reason"
          value={reason}
          onChange={setReason}
          maxLength={MAIL_WORDS_REASON_LENGTH}
          label={<FormattedMessage id="word.reason" />}
          aside={<FormattedMessage id="word.optional" />}
        />
        <div className="flex flex-wrap items-center justify-end gap-3">
          {isRewritten && (
            <Button tone="quiet" disabled={isRestoring} onClick={() => restore(null, original, forget)}>
              {original}
            </Button>
          )}
          {changed.length > 0 && (
            <Button tone="quiet" onClick={forget}>
              <FormattedMessage id="stale.drop" />
            </Button>
          )}
          <SubmitButton tone="signal" isPending={isPending}>
            <FormattedMessage id="ui.save" />
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

const nameOf = <Part extends MailPart>(part: Part) => `words.${part}` as const;
