import type { RichText } from './rich-text.ts';

/** A titled piece of a longer text. The anchor is the same in every language. */
export type Section = { readonly anchor: string; readonly title: string; readonly body: RichText };

export type HomePage = {
  readonly component: 'home';
  /** For search engines and shared links. */
  readonly description: string;
  readonly heroHeadline: string;
  readonly heroText: string;
  readonly promises: readonly { readonly text: string }[];
  readonly typesHeadline: string;
  /** One per trailer type; what the type carries, in a few words. */
  readonly tiles: readonly { readonly type: string; readonly text: string }[];
  readonly contactHeadline: string;
  readonly contactText: string;
  readonly contactHours: string;
  readonly priceHeadline: string;
  readonly priceText: string;
  readonly depotsHeadline: string;
};

export type HowItWorks = {
  readonly component: 'howItWorks';
  readonly headline: string;
  readonly steps: readonly { readonly title: string; readonly text: string; readonly details: RichText }[];
};

export type HelpPage = {
  readonly component: 'help';
  readonly headline: string;
  readonly text: string;
  readonly sections: readonly Section[];
};

/** The words around the sign-up form: the shop's own, or those of a campaign or partner. */
export type SignUpPage = {
  readonly component: 'signUp';
  readonly headline: string;
  readonly text: string;
  readonly benefits: readonly { readonly text: string }[];
  readonly body: RichText;
};

export type LegalDocument = {
  readonly component: 'legalDocument';
  readonly title: string;
  readonly version: string;
  /** A date such as `2026-10-01`. */
  readonly validFrom: string;
  readonly text: string;
  readonly sections: readonly Section[];
};

export type StoryContent = HomePage | HowItWorks | HelpPage | SignUpPage | LegalDocument;
export type StoryComponent = StoryContent['component'];

export type Story = {
  readonly slug: string;
  /** The language the story is in, which may be a fallback of the one that was asked for. */
  readonly locale: string;
  readonly content: StoryContent;
};

/** A story's place in the content service, without its text. */
export type StoryLink = { readonly slug: string; readonly name: string };

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const LONGEST_SLUG = 120;

/** The only slugs that are ever asked for, so that no path of a request can reach another call of the service. */
export const isSlug = (value: string): boolean => value.length <= LONGEST_SLUG && SLUG.test(value);

/** What kind of story stands under a slug; undefined where the shop shows none. */
export function storyComponent(slug: string): StoryComponent | undefined {
  if (!isSlug(slug)) return undefined;
  if (slug === 'home') return 'home';
  if (slug === 'how-it-works') return 'howItWorks';
  if (slug === 'help') return 'help';
  if (slug === 'sign-up' || slug.startsWith('sign-up/')) return 'signUp';
  return slug.startsWith('legal/') ? 'legalDocument' : undefined;
}

/** The languages to try for a reader: the own one, then English, then German. */
export const languageChain = (locale: string): readonly string[] => [...new Set([locale, 'en', 'de'])];
