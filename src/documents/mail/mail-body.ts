import type { Locale } from '#i18n/locales.ts';
import type { MailPlace } from './mail-place.ts';

/** What, and how much or when. */
export type MailRow = {
  readonly label: string;
  readonly value: string;
  /** How the value comes about. */
  readonly note?: string;
  readonly isSum?: boolean;
  /** A sentence, which stands below its label and may wrap; anything else stays on one line beside it. */
  readonly isText?: boolean;
};

/** From when to when, with how long that is between them. */
export type MailSpan = {
  readonly from: { readonly label: string; readonly value: string };
  readonly to: { readonly label: string; readonly value: string };
  readonly length: string;
};

/** One trailer: what it is, where it stands, and what there is to say about it. */
export type MailCard = {
  /** Names the drawing of the trailer: its type and sub-type. */
  readonly kind: string;
  readonly title: string;
  readonly plate: string;
  readonly number: string;
  readonly place?: MailPlace;
  readonly span?: MailSpan;
  readonly rows: readonly MailRow[];
  readonly amount?: string;
};

export type MailNotice = { readonly title: string; readonly text: string; readonly rows: readonly MailRow[] };
export type MailStep = { readonly when: string; readonly what: string };
export type MailLink = { readonly label: string; readonly url: string };

/** The part of a mail that differs from kind to kind. */
export type MailMatter = {
  /** What the order or the booking is called. */
  readonly number?: string;
  /** In place of the subject. */
  readonly title?: string;
  readonly span?: MailSpan;
  readonly cards?: readonly MailCard[];
  readonly rows?: readonly MailRow[];
  readonly notice?: MailNotice | undefined;
  readonly steps?: readonly MailStep[];
};

/** What every mail consists of. Sentences come from the catalogues; the layout only arranges them. */
export type MailBody = {
  readonly locale: Locale;
  readonly product: string;
  readonly subject: string;
  readonly title: string;
  readonly number: string | undefined;
  readonly greeting: string;
  readonly text: string;
  readonly span: MailSpan | undefined;
  /** With the address in letters where the link is all that the mail is about. */
  readonly action: MailLink & { readonly hint: string | undefined };
  readonly cards: readonly MailCard[];
  readonly rows: readonly MailRow[];
  readonly notice: MailNotice | undefined;
  readonly steps: { readonly title: string; readonly list: readonly MailStep[] };
  readonly files: {
    readonly title: string;
    readonly list: readonly { readonly name: string; readonly size: string }[];
  };
  readonly note: string | undefined;
  readonly contact: {
    readonly title: string;
    readonly text: string;
    readonly phone: MailLink;
  };
  readonly imprint: readonly string[];
  readonly links: readonly MailLink[];
};
