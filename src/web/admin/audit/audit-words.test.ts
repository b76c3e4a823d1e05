import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { actionsOf, AUDIT_NOUNS, isAuditAction } from '#domain/admin/audit-action.ts';
import { LOCALES } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { actionOptions, actionText } from './audit-words.ts';

const actions = AUDIT_NOUNS.flatMap(actionsOf);

/** Whatever is written as an action of the log anywhere in the services, literally or by its noun. */
function findRecorded(): readonly string[] {
  const files = ['src/services', 'src/server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const texts = files.filter((file) => /(?<!\.test)\.ts$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  return texts
    .filter((text) => /recordAudit|action: /.test(text))
    .flatMap((text) => [...text.matchAll(/'([a-z][A-Za-z]+\.[a-z][A-Za-z]+)'/g)].map(([, name = '']) => name))
    .filter((name) => AUDIT_NOUNS.some((noun) => name.startsWith(`${noun}.`)));
}

describe('the log', () => {
  test.each(LOCALES)('has words of its own for every action in %s', (locale) => {
    const intl = getIntl(locale);
    const words = actions.map((action) => actionText(intl, action));
    expect(words.filter((text) => text === '' || isAuditAction(text) || text.startsWith('adminAudit.'))).toEqual([]);
    expect(new Set(words).size).toBe(actions.length);
  });

  test('knows every action that is written in the services', () => {
    const recorded = findRecorded();
    expect(recorded).toContain('order.place');
    expect(recorded.filter((name) => !isAuditAction(name))).toEqual([]);
  });

  test('shows an action it does not know by its name', () => {
    expect(actionText(getIntl('de'), 'ferry.board')).toBe('ferry.board');
    expect(isAuditAction('order.sink')).toBe(false);
    expect(isAuditAction('order')).toBe(false);
  });

  test('is filtered by a noun and, below it, by its actions', () => {
    const options = actionOptions(getIntl('de'));
    expect(options).toHaveLength(actions.length + AUDIT_NOUNS.length);
    const at = options.findIndex(({ id }) => id === 'order');
    expect(options[at]?.label).toBe('Auftrag: alles');
    expect(options.slice(at + 1, at + 1 + actionsOf('order').length).map(({ id }) => id)).toEqual(
      expect.arrayContaining([...actionsOf('order')]),
    );
  });
});
