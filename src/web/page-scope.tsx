import { createContext, use } from 'react';
import type { PublicConfig } from '#config/public.ts';
import type { Messages } from '#i18n/catalogues.server.ts';
import { type FoldedMessages, foldMessages, unfoldMessages } from '#i18n/fold-messages.ts';
import type { Locale } from '#i18n/locales.ts';

/**
 * What a page knows before any of its data is there: language, texts and public configuration. It travels in the
 * document itself, so that the error page can speak even when every loader has failed.
 */
export type PageScope = {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly config: PublicConfig;
  /** In which the document was written: days of another one are told with theirs. */
  readonly year: string;
};

export const PAGE_SCOPE_ID = 'page-scope';

type SentScope = Omit<PageScope, 'messages'> & { readonly messages: FoldedMessages };

export const writePageScope = ({ messages, ...scope }: PageScope): string =>
  JSON.stringify({ ...scope, messages: foldMessages(messages) } satisfies SentScope).replaceAll(
    '<',
    String.raw`\u003c`,
  );

/** In the browser; our own server has written it into this very document, so its shape is known. */
const readSent = () => JSON.parse(document.getElementById(PAGE_SCOPE_ID)?.textContent ?? 'null') as SentScope;

export const readPublicConfig = (): PublicConfig => readSent().config;

export function readPageScope(): PageScope {
  const { messages, ...scope } = readSent();
  return { ...scope, messages: unfoldMessages(messages) };
}

export const PageScopeContext = createContext<PageScope | undefined>(undefined);

/** What only the server knows of a document: the browser hides the nonce and has run the scripts by the time it asks. */
export type DocumentParts = {
  /** Allows the inline scripts of this one document. */
  readonly nonce: string;
  /** The component library's own words in the language of the page, as a script. */
  readonly componentWords: string;
};

export const DocumentContext = createContext<DocumentParts | undefined>(undefined);

export function usePageScope(): PageScope {
  const scope = use(PageScopeContext);
  if (!scope) throw new Error('usePageScope needs a PageScopeContext above it');
  return scope;
}
