/** Finds regular expressions whose time grows faster than the text they read: `check-patterns.ts [folder]`. */
import { analyse } from 'scslre';
import ts from 'typescript';
import { complainInSources } from './complain-in-sources.ts';

complainInSources(process.argv[2] ?? '.', (node, { source }) => {
  if (ts.isNewExpression(node) && node.expression.getText(source) === 'RegExp') {
    return 'is put together while running, so nobody can tell how long it takes';
  }
  if (!ts.isRegularExpressionLiteral(node)) return undefined;
  const end = node.text.lastIndexOf('/');
  const { reports } = analyse({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
  return reports.length > 0 ? 'takes more than twice as long for twice the text' : undefined;
});
