import { FormattedMessage } from '#i18n/intl.tsx';
import { MAIL_PART_LENGTH, type MailPart } from '#domain/mail/mail-words.ts';
import type { Locale } from '#i18n/locales.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { MAIL_PART_LABELS } from './mail-part-label.ts';

interface MailPartFieldProps {
  readonly part: MailPart;
  readonly language: Locale;
  readonly value: string;
  readonly original: string;
  readonly onChange: (text: string) => void;
}

const ROWS = { text: 6, note: 3 } as const;

/** A part of a mail, with what the catalogue says below it once it says something else. */
export function MailPartField({ part, language, value, original, onChange }: MailPartFieldProps) {
  const shared = {
    name: `words.${part}`,
    value,
    onChange,
    maxLength: MAIL_PART_LENGTH[part],
    label: <FormattedMessage id={MAIL_PART_LABELS[part]} />,
    autoComplete: 'off',
    ...(value !== original && {
      description: (
        <>
          <FormattedMessage id="adminMailWords.original" /> <span lang={language}>{original}</span>
        </>
      ),
    }),
  };
  return part === 'subject' ? <TextField {...shared} /> : <TextArea {...shared} rows={ROWS[part]} />;
}
