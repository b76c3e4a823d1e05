/** The language of a request, and texts in it. The catalogues lie outside of this layer. */
export type Language = { readonly locale: string; readonly findText: (key: string) => string | undefined };
export type LanguageOf = (request: Request) => Language;
