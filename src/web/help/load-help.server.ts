import { cleanRichText } from '#domain/content/clean-rich-text.ts';
import { fillPlaceholders } from '#domain/content/fill-placeholders.ts';
import { plainText } from '#domain/content/plain-text.ts';
import { localePath } from '#i18n/paths.ts';
import { getMe } from '#services/user/get-me.ts';
import type { PageRequest } from '#web/request-context.server.ts';

const LONGEST_QUESTION = 100;

/** Questions and answers, what is asked for in the address, and who may be writing. */
export async function loadHelp(request: PageRequest, search: URLSearchParams) {
  const { deps, locale, config } = request;
  const [story, writer] = await Promise.all([deps.content.findStory({ slug: 'help', locale }), findWriter(request)]);
  if (story?.content.component !== 'help') throw new Error('The content of the page of help is missing');
  const { headline, text, sections } = story.content;
  return {
    title: `${headline} · ${config.productName}`,
    url: config.origin + localePath(locale, '/help'),
    headline,
    text,
    question: (search.get('q') ?? '').slice(0, LONGEST_QUESTION),
    contact: config.contact,
    writer,
    answers: sections.map(({ anchor, title, body }) => ({
      anchor,
      title,
      body: cleanRichText(body, { values: config.contact, imageHosts: config.imageHosts }),
      words: fillPlaceholders(plainText(body), config.contact),
    })),
  };
}

export type HelpData = Awaited<ReturnType<typeof loadHelp>>;

/** Those who are signed in need not say who they are. */
async function findWriter({ deps, getActor }: PageRequest) {
  const actor = await getActor();
  if (actor.kind === 'guest') return { name: '', email: '' };
  const me = await getMe(deps, actor);
  if (!me.ok) return { name: '', email: '' };
  const { firstName, lastName, email } = me.value.user;
  return { name: `${firstName} ${lastName}`, email };
}
