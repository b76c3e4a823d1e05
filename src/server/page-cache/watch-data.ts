import { keysOf, tableOf } from '#domain/table.ts';
import type { ChangesPort } from '#services/ports/changes.ts';
import type { ContentPort } from '#services/ports/content.ts';
import type { Topic } from '#web/guest-pages.server.ts';
import { TOPIC_TABLES } from './topic-tables.ts';

export type DataWatch = {
  /** While it is false nobody knows whether anything still holds. */
  readonly isLive: () => boolean;
  /** Another text as soon as anything of these topics may be other than it was. */
  readonly versionOf: (topics: readonly Topic[]) => string;
};

type Sources = { readonly changes: ChangesPort; readonly content: Pick<ContentPort, 'listen'> };

const TOPICS = keysOf(TOPIC_TABLES);

/** Counts the changes of each topic, wherever they were made. */
export function watchData({ changes, content }: Sources, onChange: (topics: ReadonlySet<Topic>) => void): DataWatch {
  const versions = tableOf(TOPICS, () => 0);
  const tell = (changed: readonly Topic[]): void => {
    if (changed.length === 0) return;
    for (const topic of changed) versions[topic] += 1;
    onChange(new Set(changed));
  };
  changes.listen(({ tables }) =>
    tell(
      tables === 'unknown' ? TOPICS : TOPICS.filter((topic) => TOPIC_TABLES[topic].some((table) => tables.has(table))),
    ),
  );
  content.listen(() => tell(['content']));
  return {
    isLive: changes.isLive,
    versionOf: (topics) => topics.map((topic) => versions[topic]).join('.'),
  };
}
