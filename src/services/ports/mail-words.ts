import type { MailPreview } from '#contract/admin-mail-words.ts';
import type { Lessor } from '#contract/lessor.ts';
import type { MailTemplate } from '#contract/mail.ts';
import type { MailWords } from '#domain/mail/mail-words.ts';
import type { Locale } from '#i18n/locales.ts';

type Which = { readonly template: MailTemplate; readonly locale: Locale };
type Frame = {
  readonly productName: string;
  readonly origin: string;
  readonly lessor: Lessor;
  readonly mapLink: string;
};

/** What the catalogues say in mails, which use cases know nothing of. */
export type MailWordsPort = {
  describe(which: Which, frame: Frame): Promise<OriginalMail>;
  /** A mail with example values. Slow: it is rendered. */
  preview(which: Which & { readonly words: MailWords }, frame: Frame): Promise<MailPreview>;
};

export type OriginalMail = {
  /** With names in braces where something is filled in. */
  readonly original: MailWords;
  /** The subject with examples. */
  readonly subject: string;
  /** What may stand in each place. */
  readonly examples: Readonly<Record<string, string>>;
};
