import type { Topic } from '#web/guest-pages.server.ts';
import { decodePage, type Encoding, encodePage } from './encode-page.ts';
import type { SendablePage } from './send-page.ts';

type Entry = {
  readonly version: string;
  readonly topics: readonly Topic[];
  readonly page: SendablePage;
  bytes: number;
};

/** Its headers, and what remembers it. */
const BYTES_BESIDE = 4096;

/** Pages in their smallest form, those asked for last, up to so many bytes. */
export function createPageStore(mostBytes: number) {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }
  function makeRoom(): void {
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  }

  return {
    bytes: () => bytes,
    find(key: string, version: string): SendablePage | undefined {
      const entry = entries.get(key);
      if (entry?.version !== version) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },
    has: (key: string, version: string): boolean => entries.get(key)?.version === version,
    keep(key: string, { page, smallest, version, topics }: Kept): void {
      drop(key);
      const forms = new Map<Encoding, Promise<Buffer>>([['br', Promise.resolve(smallest)]]);
      const entry: Entry = { version, topics, bytes: smallest.length + BYTES_BESIDE, page: { ...page, encode } };
      async function encode(encoding: Encoding): Promise<Buffer> {
        const known = forms.get(encoding);
        if (known) return known;
        const made = decodePage(smallest).then((body) => encodePage(body, encoding, 'often'));
        forms.set(encoding, made);
        const form = await made;
        if (entries.get(key) === entry) {
          entry.bytes += form.length;
          bytes += form.length;
          makeRoom();
        }
        return form;
      }
      entries.set(key, entry);
      bytes += entry.bytes;
      makeRoom();
    },
    /** Says how many there were. */
    dropAbout(topics: ReadonlySet<Topic>): number {
      const about = [...entries].filter(([, entry]) => entry.topics.some((topic) => topics.has(topic)));
      for (const [key] of about) drop(key);
      return about.length;
    },
    clear(): number {
      const { size } = entries;
      entries.clear();
      bytes = 0;
      return size;
    },
  };
}

type Kept = Pick<Entry, 'version' | 'topics'> & {
  readonly page: Omit<SendablePage, 'encode'>;
  /** Its body, made as small as it gets. */
  readonly smallest: Buffer;
};
