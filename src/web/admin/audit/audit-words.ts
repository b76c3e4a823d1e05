import type { IntlShape } from '#i18n/intl.tsx';
import { actionsOf, AUDIT_NOUNS, isAuditAction } from '#domain/admin/audit-action.ts';

type Words = Pick<IntlShape, 'formatMessage' | 'locale'>;

/** What was done, in words. An action that an older version recorded is shown by its name. */
export const actionText = ({ formatMessage }: Words, action: string): string =>
  isAuditAction(action) ? formatMessage({ id: `adminAudit.action.${action}` }) : action;

/** What the log can be filtered by: all that is done with a noun, and each of its actions below it. */
export function actionOptions({ formatMessage, locale }: Words) {
  const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, locale);
  return AUDIT_NOUNS.map((id) => ({ id, label: formatMessage({ id: `word.noun.${id}` }) }))
    .toSorted(byLabel)
    .flatMap(({ id, label }) => [
      { id, label: formatMessage({ id: 'adminAudit.allOf' }, { noun: label }) },
      ...actionsOf(id)
        .map((action) => ({ id: action, label: actionText({ formatMessage, locale }, action) }))
        .toSorted(byLabel),
    ]);
}
