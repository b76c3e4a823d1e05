import type { Story, StoryLink } from '#domain/content/story.ts';

/**
 * The editorial texts. An answer is never a failure: without the content service it is the last good copy, and
 * without one of those the shop's own text. `undefined` means that there is no such story in any language.
 */
export type ContentPort = {
  findStory(query: { readonly slug: string; readonly locale: string }): Promise<Story | undefined>;
  /** The stories below a folder, for instance every campaign page. */
  listLinks(query: { readonly startsWith: string }): Promise<readonly StoryLink[]>;
  /** Tells when a story has become another one. */
  listen(listener: () => void): void;
};
