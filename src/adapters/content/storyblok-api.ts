import StoryblokClient from 'storyblok-js-client';
import * as z from 'zod';

export type StoryblokApiOptions = {
  readonly url: string;
  readonly token: string;
  readonly version: 'draft' | 'published';
  readonly timeoutMs: number;
};

const LARGEST_ANSWER = 4_000_000;
const failure = z.object({ status: z.number().optional(), message: z.string().optional() });
const spaceAnswer = z.object({ space: z.object({ version: z.number() }) });
const storyAnswer = z.object({ story: z.unknown(), cv: z.number().optional() });
const linksAnswer = z.object({ links: z.unknown() });

/** The three calls of the content delivery interface that the shop makes. Each answers in time or throws. */
export function createStoryblokApi({ url, token, version, timeoutMs }: StoryblokApiOptions) {
  const client = new StoryblokClient({
    endpoint: url.replace(/\/$/, '').replace(/\/cdn$/, ''),
    accessToken: token,
    version,
    cache: { clear: 'manual', cv: 'manual' },
    fetch: (input, init) => boundedFetch(input, init, timeoutMs),
  });

  /** Undefined when the service says that there is no such thing. */
  async function get(path: string, params: Record<string, string | number>): Promise<unknown> {
    try {
      const answer = await client.get(path, params);
      return answer.data;
    } catch (error) {
      const { status, message } = failure.catch({}).parse(error);
      if (status === 404) return undefined;
      throw new Error(`Content service: ${path} failed (${status ?? message ?? 'no answer'})`, { cause: error });
    }
  }

  return {
    async findStory(slug: string, language: string, cv?: number) {
      const data = await get(`cdn/stories/${slug}`, {
        language,
        fallback_lang: 'en',
        resolve_links: 'url',
        ...(cv === undefined ? {} : { cv }),
      });
      return data === undefined ? undefined : storyAnswer.parse(data);
    },
    async listLinks(startsWith: string) {
      return linksAnswer.parse(await get('cdn/links', { starts_with: startsWith })).links;
    },
    /** Changes whenever anything is published; undefined if the service does not tell. */
    async findSpaceVersion() {
      const answer = spaceAnswer.safeParse(await get('cdn/spaces/me', {}));
      return answer.data?.space.version;
    },
  };
}

/**
 * The client's own time limit ends with the headers and it repeats refused calls up to ten times; here the limit covers
 * the whole answer, its size is bounded, and a refusal is a failure like any other.
 */
async function boundedFetch(input: RequestInfo | URL, init: RequestInit | undefined, timeoutMs: number) {
  const response = await fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  if (response.status === 429) throw new Error('429');
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_ANSWER) throw new Error('answer too large');
    chunks.push(new Uint8Array(chunk));
  }
  return new Response(new Blob(chunks), { status: response.status, headers: response.headers });
}
