import { languageChain, type Story, type StoryContent } from '#domain/content/story.ts';
import { isLocale, type Locale } from '#i18n/locales.ts';
import type { ContentPort } from '#services/ports/content.ts';
import { de } from './embedded/de/stories.ts';
import { en } from './embedded/en/stories.ts';
import { es } from './embedded/es/stories.ts';
import { fr } from './embedded/fr/stories.ts';
import { it } from './embedded/it/stories.ts';
import { nl } from './embedded/nl/stories.ts';
import { pl } from './embedded/pl/stories.ts';
import { ro } from './embedded/ro/stories.ts';
import { ru } from './embedded/ru/stories.ts';
import type { EmbeddedStories } from './embedded/embedded-stories.ts';

export const EMBEDDED_STORIES: Readonly<Record<Locale, EmbeddedStories>> = { de, en, es, fr, it, nl, pl, ro, ru };

/** The shop's own texts, part of the program: what a first start shows and what is left when everything else fails. */
export function createEmbeddedContent(): ContentPort {
  return {
    async findStory({ slug, locale }) {
      for (const language of languageChain(locale)) {
        const content = findContent(language, slug);
        if (content) return { slug, locale: language, content } satisfies Story;
      }
      return undefined;
    },
    async listLinks({ startsWith }) {
      return Object.keys(de)
        .filter((slug) => slug.startsWith(startsWith))
        .map((slug) => ({ slug, name: slug }));
    },
    listen: () => undefined,
  };
}

function findContent(language: string, slug: string): StoryContent | undefined {
  const stories: Readonly<Record<string, StoryContent>> | undefined = isLocale(language)
    ? EMBEDDED_STORIES[language]
    : undefined;
  return stories && Object.hasOwn(stories, slug) ? stories[slug] : undefined;
}
