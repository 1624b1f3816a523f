import { beforeAll, expect, test } from 'vitest';

import type { Finding } from '#tests/tooling/support/lint-fixture.ts';
import { lintFiles } from '#tests/tooling/support/lint-fixture.ts';

const startsProgram = "import { spawn } from 'node:child_process';\n\nspawn('postgres');\n";

/** A file and the rules it violates; none if it is valid. */
const cases: readonly (readonly [path: string, content: string, rules: readonly string[]])[] = [
  ['server/modules/risks/program.ts', startsProgram, ['eslint(no-restricted-imports)']],
  ['server/database/embedded/program.ts', startsProgram, []],
  [
    'server/modules/risks/context.ts',
    "import vm from 'node:vm';\n\nvm.createContext();\n",
    ['eslint(no-restricted-imports)'],
  ],
  [
    'server/modules/risks/body.ts',
    "import { buffer } from 'node:stream/consumers';\n\nexport const whole = buffer;\n",
    ['eslint(no-restricted-imports)'],
  ],
  ['server/modules/risks/eval.ts', "export const sum: unknown = eval('1 + 1');\n", ['eslint(no-eval)']],
  [
    'server/modules/risks/function.ts',
    "export const sum = new Function('return 1');\n",
    ['eslint(no-new-func)', 'typescript(no-implied-eval)'],
  ],
  [
    'server/modules/risks/any.ts',
    'export const anything = (value: any): string => `${value}`;\n',
    ['typescript(no-explicit-any)'],
  ],
  ['server/modules/risks/promise.ts', 'Promise.resolve(1);\n', ['typescript(no-floating-promises)']],
  [
    'server/modules/risks/bang.ts',
    'export const first = (all: string[]) => all[0]!.length;\n',
    ['typescript(no-non-null-assertion)'],
  ],
  [
    'server/modules/risks/as.ts',
    'export const risk = (value: unknown) => value as { id: string };\n',
    ['typescript(no-unsafe-type-assertion)'],
  ],
  [
    'server/modules/risks/written.ts',
    'export const whole = (end: (rows: number) => string) => `rows${end}`;\n',
    ['typescript(restrict-template-expressions)'],
  ],
  // Three backticks and as many spaces as one likes.
  [
    'server/ai/fence.ts',
    'export const bare = (text: string) => /^```\\s*([\\s\\S]*?)\\s*```$/.exec(text)?.[1];\n',
    ['regexp(no-super-linear-backtracking)'],
  ],
  // Each of many spaces may be the first before a percent sign that never comes.
  [
    'domain/percent.ts',
    "export const bare = (text: string) => text.replace(/\\s*%$/, '');\n",
    ['regexp(no-super-linear-move)'],
  ],
  ['server/modules/risks/todo.ts', '// TODO: later\nexport const one = 1;\n', ['eslint(no-warning-comments)']],
  ['server/modules/risks/long.ts', 'void 0;\n'.repeat(251), ['eslint(max-lines)']],
  ['server/modules/risks/fine.ts', "import { sql } from 'drizzle-orm';\n\nexport const one = sql`select 1`;\n", []],
  [
    'src/components/hooks.tsx',
    "import { useState } from 'react';\n\nexport function Tip({ open }: { open: boolean }) {\n  if (open) useState(1);\n  return null;\n}\n",
    ['react(hooks)', 'react-hooks(rules-of-hooks)'],
  ],
  [
    'src/features/risk/Lost.tsx',
    'import { Navigate } from \'@tanstack/react-router\';\n\nexport const Lost = () => <Navigate to="." />;\n',
    ['eslint(no-restricted-imports)'],
  ],
  [
    'src/features/risk/Foot.tsx',
    "import { Pagination } from '#src/ui/navigation/Pagination.tsx';\n\nexport const Foot = Pagination;\n",
    // The linted folder has no such file.
    ['boundaries(no-unknown-dependencies)', 'eslint(no-restricted-imports)'],
  ],
  [
    'src/components/html.tsx',
    'export const Tip = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;\n',
    ['react(no-danger)'],
  ],
];

let findings: readonly Finding[];

beforeAll(async () => {
  findings = await lintFiles(Object.fromEntries(cases.map(([path, content]) => [path, content])));
});

test.each(cases)('%s', (path, _content, rules) => {
  const found = new Set(findings.filter(({ filename }) => filename === path).map(({ code }) => code));
  expect([...found].toSorted()).toEqual(rules);
});
