/** Finds regular expressions whose time grows faster than the text they read: `check-patterns.ts [folder]`. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';

const root = process.argv[2] ?? '.';

const complaints = readSources().flatMap(checkSource);
for (const complaint of complaints) console.log(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

function readSources(): readonly string[] {
  return readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

function checkSource(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const complaint = complainAbout(node, source);
    if (complaint !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file}:${line + 1}: ${node.getText(source)} ${complaint}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function complainAbout(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (ts.isNewExpression(node) && node.expression.getText(source) === 'RegExp') {
    return 'is put together while running, so nobody can tell how long it takes';
  }
  if (!ts.isRegularExpressionLiteral(node)) return undefined;
  const end = node.text.lastIndexOf('/');
  const { reports } = analyse({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
  return reports.length > 0 ? 'takes more than twice as long for twice the text' : undefined;
}
