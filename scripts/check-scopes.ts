/** Finds queries that see the rows of all units if nobody names one: `check-scopes.ts [folder]`. */
import ts from 'typescript';
import { complainInSources } from './complain-in-sources.ts';

const QUERIES = /^src\/db\/(?!embedded\/)/;
const UNIT = /^(?:businessUnitId|unitId|unit)$/;

complainInSources(process.argv[2] ?? '.', (node, { path, source }) => {
  if (!QUERIES.test(path)) return undefined;
  if (!ts.isPropertySignature(node) && !ts.isParameter(node)) return undefined;
  if (!UNIT.test(node.name.getText(source)) || node.type === undefined) return undefined;
  const types = ts.isUnionTypeNode(node.type) ? node.type.types : [node.type];
  const mayBeMissing =
    node.questionToken !== undefined || types.some(({ kind }) => kind === ts.SyntaxKind.UndefinedKeyword);
  return mayBeMissing ? 'may be missing: take a `Scope`, which says so if any unit is meant' : undefined;
});
