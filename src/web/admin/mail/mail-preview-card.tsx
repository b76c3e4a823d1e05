import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { MailPreview } from '#contract/admin-mail-words.ts';
import type { Locale } from '#i18n/locales.ts';
import { TitledCard } from '#web/form/titled-card.tsx';
import { ChipButton } from '#web/ui/chip.tsx';
import { fieldWords } from '#web/ui/field-words.ts';

const VIEWS = ['html', 'plain'] as const;

interface MailPreviewCardProps {
  readonly preview: MailPreview;
  readonly language: Locale;
  /** Of what is not saved yet. */
  readonly isDraft: boolean;
  /** Codes of what keeps the draft from being shown and saved. */
  readonly complaints: readonly string[];
}

/** What a reader gets, with example values: as most programs show it, and as one without pages does. */
export function MailPreviewCard({ preview, language, isDraft, complaints }: MailPreviewCardProps) {
  const { subject, html, text } = preview;
  const intl = useIntl();
  const [view, setView] = useState<(typeof VIEWS)[number]>('html');
  return (
    <section className="min-w-0 xl:sticky xl:top-4">
      <TitledCard
        title="adminMailWords.preview"
        note={isDraft ? 'adminMailWords.preview.draft' : 'adminMailWords.preview.saved'}
        action={
          <div className="flex gap-2">
            {VIEWS.map((one) => (
              <ChipButton key={one} isChosen={one === view} aria-pressed={one === view} onClick={() => setView(one)}>
                <FormattedMessage id={`adminMailWords.view.${one}`} />
              </ChipButton>
            ))}
          </div>
        }
      >
        <ul role="status" className="mb-3 text-body-s text-danger empty:hidden">
          {complaints.map((code) => (
            <li key={code}>{fieldWords(intl, code)}</li>
          ))}
        </ul>
        <p className="mb-3 wrap-anywhere" data-preview-subject>
          <span className="block text-body-s text-asphalt-600">
            <FormattedMessage id="adminMail.subject" />
          </span>
          <strong lang={language}>{subject}</strong>
        </p>
        {view === 'html' ? (
          <iframe
            title={intl.formatMessage({ id: 'adminMailWords.preview' })}
            srcDoc={html}
            sandbox=""
            className="h-160 w-full rounded-card border border-line bg-sheet"
          />
        ) : (
          <pre lang={language} className="font-sans text-body-s wrap-anywhere whitespace-pre-wrap">
            {text}
          </pre>
        )}
      </TitledCard>
    </section>
  );
}
