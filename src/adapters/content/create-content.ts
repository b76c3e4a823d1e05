import type { ContentPort } from '#services/ports/content.ts';
import { createEmbeddedContent } from './embedded-content.ts';
import { createStoryblokContent, type StoryblokContentOptions } from './storyblok-content.ts';

export type ContentOptions = Pick<StoryblokContentOptions, 'timeoutMs' | 'patienceMs'> & {
  /** Address of the content delivery interface, such as `https://api.storyblok.com/v2`; without one the built-in texts serve. */
  readonly url?: string | undefined;
  readonly token?: string | undefined;
  readonly version?: 'draft' | 'published' | undefined;
  readonly cacheDir: string;
  readonly onFailure: (error: unknown, key: string) => void;
};

export function createContent({ url, token, version, ...options }: ContentOptions): ContentPort {
  const embedded = createEmbeddedContent();
  if (!url) return embedded;
  return createStoryblokContent({
    ...options,
    url,
    token: token ?? '',
    version: version ?? 'published',
    fallback: withoutCampaigns(embedded),
  });
}

/** The built-in campaign is an example. Beside a real content service only the service's own campaigns exist. */
function withoutCampaigns(content: ContentPort): ContentPort {
  return {
    findStory: async (query) => (query.slug.startsWith('sign-up/') ? undefined : content.findStory(query)),
    listLinks: async (query) => (await content.listLinks(query)).filter((link) => !link.slug.startsWith('sign-up/')),
    listen: content.listen,
  };
}
