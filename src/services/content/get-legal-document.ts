import type { LegalDocument } from '#domain/content/story.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Deps } from '../deps.ts';

const DOCUMENTS = ['imprint', 'terms', 'privacy'];

export async function getLegalDocument(
  { content }: Pick<Deps, 'content'>,
  { document, locale }: { readonly document: string; readonly locale: string },
): Promise<Result<LegalDocument, 'not-found'>> {
  if (!DOCUMENTS.includes(document)) return fail('not-found');
  const story = await content.findStory({ slug: `legal/${document}`, locale });
  return story?.content.component === 'legalDocument' ? ok(story.content) : fail('not-found');
}
