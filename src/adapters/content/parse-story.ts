import * as z from 'zod';
import { storyComponent, type Story, type StoryContent, type StoryLink } from '#domain/content/story.ts';

const text = z.string().trim().min(1).max(2000);
const line = z.object({ text });
const anchor = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
/** Only the outer shape: what is inside is made harmless where it is shown. */
const richText = z.object({ type: z.literal('doc'), content: z.array(z.looseObject({ type: z.string() })).max(500) });
const section = z.object({ anchor, title: text, body: richText });

const content = z.discriminatedUnion('component', [
  z.object({
    component: z.literal('home'),
    description: text,
    heroHeadline: text,
    heroText: text,
    promises: z.array(line).max(6),
    typesHeadline: text,
    tiles: z.array(z.object({ type: z.string(), text })).max(20),
    contactHeadline: text,
    contactText: text,
    contactHours: text,
    priceHeadline: text,
    priceText: text,
    depotsHeadline: text,
  }),
  z.object({
    component: z.literal('howItWorks'),
    headline: text,
    steps: z
      .array(z.object({ title: text, text, details: richText }))
      .min(1)
      .max(6),
  }),
  z.object({ component: z.literal('help'), headline: text, text, sections: z.array(section).max(40) }),
  z.object({
    component: z.literal('signUp'),
    headline: text,
    text,
    benefits: z.array(line).max(8),
    body: richText,
  }),
  z.object({
    component: z.literal('legalDocument'),
    title: text,
    version: z.string().min(1).max(20),
    validFrom: z.iso.date(),
    text,
    sections: z.array(section).min(1).max(60),
  }),
]);

/**
 * A story of the content service as the shop can show it. Undefined when a field is missing or the wrong kind of story
 * stands under the slug: such a story must not replace a good copy.
 */
export function parseStory(raw: unknown, { slug, locale }: { slug: string; locale: string }): Story | undefined {
  const parsed = z.object({ content }).safeParse(raw);
  if (!parsed.success || parsed.data.content.component !== storyComponent(slug)) return undefined;
  const storyContent: StoryContent = parsed.data.content;
  return { slug, locale, content: storyContent };
}

const links = z.record(z.string(), z.object({ slug: z.string(), name: z.string(), is_folder: z.boolean().optional() }));

/** The links call answers with an object of links by id, folders among them. */
export function parseLinks(raw: unknown): readonly StoryLink[] | undefined {
  const parsed = links.safeParse(raw);
  if (!parsed.success) return undefined;
  return Object.values(parsed.data)
    .filter((link) => link.is_folder !== true && storyComponent(link.slug) !== undefined)
    .map(({ slug, name }) => ({ slug, name }));
}
