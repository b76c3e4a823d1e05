import type { HelpPage, HomePage, HowItWorks, LegalDocument, SignUpPage } from '#domain/content/story.ts';

/** Every language brings exactly these stories. */
export type EmbeddedStories = {
  readonly home: HomePage;
  readonly 'how-it-works': HowItWorks;
  readonly help: HelpPage;
  readonly 'sign-up': SignUpPage;
  readonly 'sign-up/spring-grain': SignUpPage;
  readonly 'legal/imprint': LegalDocument;
  readonly 'legal/terms': LegalDocument;
  readonly 'legal/privacy': LegalDocument;
};
