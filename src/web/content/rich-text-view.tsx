import { cleanRichText } from '#domain/content/clean-rich-text.ts';
import type { PlaceholderValues } from '#domain/content/fill-placeholders.ts';
import type { RichText } from '#domain/content/rich-text.ts';
import { usePageScope } from '#web/page-scope.tsx';
import { CleanTextView } from './clean-text-view.tsx';

type RichTextViewProps = { readonly richText: RichText; readonly values?: PlaceholderValues };

/** Editorial text. It is cleaned here, where it is shown, so that no way of getting it can leave that out. */
export function RichTextView({ richText, values = {} }: RichTextViewProps) {
  const { config } = usePageScope();
  return <CleanTextView text={cleanRichText(richText, { values, imageHosts: config.imageHosts })} />;
}
