import type { ServiceOffer } from '#contract/service.ts';
import type { CsvReader } from '#services/list/csv-reader.ts';

/** The language of a request, and texts in it. The catalogues lie outside of this layer. */
export type Language = {
  readonly locale: string;
  readonly findText: (key: string) => string | undefined;
  readonly nameCountry: (code: string) => string;
  readonly tellEntry: CsvReader['tellEntry'];
  /** What a service is called, and what is said about it. */
  readonly describeService: (service: Pick<ServiceOffer, 'key' | 'names'>) => {
    readonly name: string;
    readonly text: string;
  };
};
export type LanguageOf = (request: Request) => Language;
