import { readdirSync, readFileSync } from 'node:fs';

import ts from 'typescript';
import { expect, test } from 'vitest';

type Complaints = readonly (readonly [word: RegExp, instead: string])[];

/** Discouraged words and their replacements, in texts, comments and documents. */
const stilted: Complaints = [
  [/\b(somebody|anybody|everybody|who(m)?(so)?ever)\b/i, 'someone, anyone, everyone'],
  [/\b(those|everyone) whom\b/i, 'the people who'],
  [/\b(anew|doomed|foreseen?|hitherto|thereby|whilst|per cent)\b/i, 'modern, plain words'],
];

/** Discouraged terms of texts that users read. */
const unwanted: Complaints = [
  ...stilted,
  [/\bNew (risk|asset|category|likelihood|impact|rating|source|asset type)\b/, 'Add risk: one verb for adding'],
  [/\bleaves? the (register|list)\b/, 'will be removed from the register'],
  [/\bdoes not answer\b/, 'is not responding'],
  [/\b(is|are) lost\b/, 'will be lost'],
  [/[\d}] %/, '40%, without a space: percentText of domain/share.ts'],
  [/ — | – /, 'a full stop or a comma'],
];

/** Files read only by developers, or written as narrative text. */
const elsewhere = /^(src\/routeTree\.gen\.ts|src\/theme\/|server\/(demo|database\/migrations)\/)/;

const filesIn = (folders: readonly string[], name: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => name.test(file)),
  );

const files = filesIn(['src', 'server', 'domain'], /\.tsx?$/).filter((file) => !elsewhere.test(file));

/** All that the team writes, except this list. */
const written = [
  'README.md',
  ...filesIn(['docs', 'domain', 'machines', 'openapi', 'scripts', 'server', 'src', 'tests'], /\.(md|tsp?|tsx)$/),
].filter((file) => file !== 'tests/app/wording.test.ts');

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

const complaints = (text: string, words = unwanted) =>
  words.flatMap(([word, instead]) => (word.test(text) ? [`“${text.trim()}”: ${instead}`] : []));

test('interface texts and server messages follow the style guide', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(
    files.flatMap((file) =>
      textsOf(file)
        .flatMap((text) => complaints(text))
        .map((what) => `${file}: ${what}`),
    ),
  ).toEqual([]);
});

test('comments, identifiers and documents use plain words', () => {
  expect(written.length).toBeGreaterThan(2000);
  expect(
    written.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line) => complaints(line, stilted))
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
  '`${part} %`',
])('%s is rejected', (text) => {
  expect(complaints(text)).toHaveLength(1);
});

test('a message of success says of what', () => {
  const wordless = /toast\.success\((?:[^,()]|\([^()]*\))*successfully'\s*\)/;
  expect("toast.success('Updated successfully')").toMatch(wordless);
  expect("toast.success(isNew ? 'Created successfully' : 'Updated successfully')").toMatch(wordless);
  expect("toast.success('Updated successfully', name)").not.toMatch(wordless);
  expect(files.filter((file) => wordless.test(readFileSync(file, 'utf8')))).toEqual([]);
});
