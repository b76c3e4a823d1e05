/** Finds clocks, zones and units of time outside the room of time: `check-clocks.ts [folder]`. */
import ts from 'typescript';
import { complainInSources } from './complain-in-sources.ts';

const ROOM = 'src/domain/time/';
/** Writes times for people, in their language. */
const FORMAT = 'src/i18n/format.ts';
/** Depots of the demo have zones as others have names. */
const DEMO = /^src\/demo\//;
/** Here `now` is handed in; the database's launcher waits for a process. */
const TIMELESS = /^src\/(?:(?:domain|contract|services|api|documents)\/|db\/(?!embedded\/)|web\/.*\.server\.tsx?$)/;
const UNIT = /^(?:SECOND|MINUTE|HOUR|DAY|WEEK|MONTH|YEAR)S?_(?:MS|MILLISECONDS)$/;
const UNITS = new Set(['3600000', '86400000']);

complainInSources(process.argv[2] ?? '.', (node, { path, source }) => {
  if (TIMELESS.test(path) && isClock(node, source)) return 'is a second clock: take the time from `clock` or `now`';
  if (path.startsWith(ROOM)) return undefined;
  if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && isNamed(node, 'Intl.DateTimeFormat', source)) {
    return path === FORMAT ? undefined : `belongs into ${ROOM}, or for people into ${FORMAT}`;
  }
  if (ts.isStringLiteralLike(node) && node.text === 'Europe/Berlin' && !DEMO.test(path)) {
    return `is OPERATOR_ZONE of ${ROOM}`;
  }
  if (ts.isVariableDeclaration(node) && UNIT.test(node.name.getText(source))) return `stands in ${ROOM}duration.ts`;
  if (ts.isNumericLiteral(node) && UNITS.has(node.text)) return `has a name in ${ROOM}duration.ts`;
  return undefined;
});

function isNamed(node: ts.NewExpression | ts.CallExpression, name: string, source: ts.SourceFile): boolean {
  return node.expression.getText(source) === name;
}

function isClock(node: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isNewExpression(node)) return isNamed(node, 'Date', source) && (node.arguments ?? []).length === 0;
  return ts.isCallExpression(node) && /^(?:Date\.now$|Temporal\.Now\.)/.test(node.expression.getText(source));
}
