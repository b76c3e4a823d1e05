/**
 * Formatted text as the content service delivers it. Everything in it was written by somebody else, so nothing here
 * is trusted to be there or to be harmless: `cleanRichText` is the way to something that can be shown.
 */
export type RichText = { readonly type: 'doc'; readonly content: readonly RichTextNode[] };

export type RichTextNode = {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly RichTextMark[];
  readonly content?: readonly RichTextNode[];
};

export type RichTextMark = { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> };
