import { readdirSync, readFileSync } from 'node:fs';

import ts from 'typescript';
import { expect, test } from 'vitest';

/** Discouraged terms and their replacements. */
const unwanted: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\b(somebody|anybody|everybody|whoever)\b/i, 'someone, anyone, everyone'],
  [/\b(anew|doomed|hitherto|thereby|whilst|per cent)\b/i, 'modern, plain words'],
  [/\bNew (risk|asset|category|likelihood|impact|rating|source|asset type)\b/, 'Add risk: one verb for adding'],
  [/\bleaves? the (register|list)\b/, 'will be removed from the register'],
  [/\bdoes not answer\b/, 'is not responding'],
  [/\b(is|are) lost\b/, 'will be lost'],
  [/\d %/, '40%, without a space'],
  [/ — | – /, 'a full stop or a comma'],
];

/** Files read only by developers, or written as narrative text. */
const elsewhere = /^(src\/routeTree\.gen\.ts|src\/theme\/|server\/(demo|database\/migrations)\/)/;

const files = ['src', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !elsewhere.test(file)),
);

/** The literals of a file that look like text: they contain a space or start with a capital. */
function textsOf(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text);
    else if (ts.isTemplateExpression(node)) texts.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts.filter((text) => /[ A-Z]/.test(text.trim()));
}

const complaints = (text: string) =>
  unwanted.flatMap(([word, instead]) => (word.test(text) ? [`“${text.trim()}”: ${instead}`] : []));

test('interface texts and server messages follow the style guide', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(
    files.flatMap((file) =>
      textsOf(file)
        .flatMap(complaints)
        .map((what) => `${file}: ${what}`),
    ),
  ).toEqual([]);
});

test.each([
  'R-0001 leaves the register; its history stays.',
  'Somebody else changed this in the meantime',
  'New risk',
  'What you have not saved is lost.',
  '40 %',
])('%s is rejected', (text) => {
  expect(complaints(text)).toHaveLength(1);
});
