import { beforeAll, describe, expect, test } from 'vitest';

import { lintFiles } from '#tests/tooling/support/lint-fixture.ts';

/** What a file imports: `allowed` or `refused`. The rows follow the table "Who may import whom" of docs/architecture.md. */
type Verdict = 'allowed' | 'refused';

const cases: readonly (readonly [from: string, imported: string, verdict: Verdict])[] = [
  ['machines/session', 'xstate', 'allowed'],
  ['machines/session', 'type #openapi/generated/types.ts', 'allowed'],
  ['machines/session', '#openapi/generated/types.ts', 'refused'],
  ['machines/session', '#openapi/access.ts', 'allowed'],
  ['machines/session', '#machines/tips/tips.machine.ts', 'allowed'],
  ['machines/session', 'react', 'refused'],
  ['machines/session', 'sonner', 'refused'],
  ['machines/session', 'node:fs', 'refused'],
  ['machines/session', '#src/texts/en.ts', 'refused'],
  ['machines/session', '#src/api/client.ts', 'refused'],
  ['machines/session', '#server/database/tenancy.ts', 'refused'],
  ['domain', 'react', 'refused'],
  ['domain', 'xstate', 'refused'],
  ['domain', '#machines/session/session.machine.ts', 'refused'],
  ['domain', 'type #openapi/generated/types.ts', 'allowed'],
  ['domain', '#openapi/access.ts', 'allowed'],
  ['machines/session', '#domain/rating.ts', 'allowed'],
  ['src/ui', '#domain/rating.ts', 'refused'],
  ['src/features/risk', '#domain/rating.ts', 'allowed'],
  ['src/api', '#openapi/generated/types.ts', 'allowed'],
  ['src/api', '#machines/session/session.machine.ts', 'refused'],
  ['src/api', '#src/ui/Button.tsx', 'refused'],
  ['src/api', '@clerk/react', 'refused'],
  ['src/identity', '@clerk/react', 'allowed'],
  ['src/identity', '#openapi/generated/types.ts', 'allowed'],
  ['src/identity', '#machines/session/session.machine.ts', 'refused'],
  ['src/actors', '#src/api/client.ts', 'allowed'],
  ['src/actors', '#src/identity/port.ts', 'allowed'],
  ['src/actors', 'type #machines/session/session.machine.ts', 'allowed'],
  ['src/actors', '#machines/session/session.machine.ts', 'refused'],
  ['src/actors', 'react', 'refused'],
  ['src/actors', '#src/features/risk/RiskPage.tsx', 'refused'],
  ['src/ui', '@ark-ui/react/dialog', 'allowed'],
  ['src/ui', '#styled/css/index.js', 'allowed'],
  ['src/ui', '#src/theme/tokens.ts', 'allowed'],
  ['src/ui', '#src/api/client.ts', 'refused'],
  ['src/ui', '#machines/session/session.machine.ts', 'refused'],
  ['src/ui', '@tanstack/react-router', 'refused'],
  ['src/theme', '#src/api/client.ts', 'refused'],
  ['src/texts', 'type #machines/session/session.machine.ts', 'allowed'],
  ['src/texts', '#machines/session/session.machine.ts', 'refused'],
  ['src/components', '#src/ui/Button.tsx', 'allowed'],
  ['src/components', 'type #machines/session/session.machine.ts', 'allowed'],
  ['src/components', '#machines/session/session.machine.ts', 'refused'],
  ['src/components', '#openapi/generated/zod.ts', 'allowed'],
  ['src/components', '@tanstack/react-router', 'allowed'],
  ['src/components', '#src/app/format.ts', 'allowed'],
  ['src/components', '#src/features/risk/RiskPage.tsx', 'refused'],
  ['src/components', '#src/api/client.ts', 'refused'],
  ['src/components', '#src/registers/Comments.tsx', 'refused'],
  ['src/registers', '#src/components/RecordPanel.tsx', 'allowed'],
  ['src/registers', '#src/actors/save-record.ts', 'allowed'],
  ['src/registers', '#src/api/client.ts', 'allowed'],
  ['src/registers', '#machines/session/session.machine.ts', 'allowed'],
  ['src/registers', '#src/features/risk/RiskPage.tsx', 'refused'],
  ['src/registers', '#src/routes/index.tsx', 'refused'],
  ['src/registers', '#src/app/Shell.tsx', 'refused'],
  ['src/features/risk', '#src/features/risk/RiskForm.tsx', 'allowed'],
  ['src/features/risk', '#src/registers/Comments.tsx', 'allowed'],
  ['src/features/risk', '#src/components/RecordPanel.tsx', 'allowed'],
  ['src/features/risk', '#src/actors/save-record.ts', 'allowed'],
  ['src/features/risk', '#src/ui/Button.tsx', 'allowed'],
  ['src/features/risk', '#machines/session/session.machine.ts', 'allowed'],
  ['src/features/risk', '#src/features/policy/PolicyPage.tsx', 'refused'],
  ['src/features/risk', '#src/routes/index.tsx', 'refused'],
  ['src/features/risk', '#src/app/Shell.tsx', 'refused'],
  ['src/features/risk', '#src/identity/port.ts', 'refused'],
  ['src/secure-links', '#src/ui/Button.tsx', 'allowed'],
  ['src/secure-links', '#machines/session/session.machine.ts', 'allowed'],
  ['src/secure-links', '#src/texts/en.ts', 'allowed'],
  ['src/secure-links', '#src/api/public-client.ts', 'allowed'],
  ['src/secure-links', '#src/api/client.ts', 'refused'],
  ['src/secure-links', '#src/app/Shell.tsx', 'refused'],
  ['src/secure-links', '#src/features/risk/RiskPage.tsx', 'refused'],
  ['src/secure-links', '#src/identity/port.ts', 'refused'],
  ['src/secure-links', '@tanstack/react-router', 'refused'],
  ['src/secure-links', '@tanstack/react-query', 'refused'],
  ['src/secure-links', '@ark-ui/react/dialog', 'refused'],
  ['src/routes', '#src/features/risk/RiskPage.tsx', 'allowed'],
  ['src/routes', '#src/secure-links/PolicyPage.tsx', 'refused'],
  ['src/routes', '#server/start-error.ts', 'refused'],
  ['src/app', '#src/identity/port.ts', 'allowed'],
  ['src/app', '#src/secure-links/PolicyPage.tsx', 'refused'],
  ['src/pwa', '#machines/session/session.machine.ts', 'allowed'],
  ['src/pwa', '#server/database/tenancy.ts', 'refused'],
  ['src', '#src/app/Shell.tsx', 'allowed'],
  ['src', '#server/main.ts', 'refused'],
  ['server/modules/risks', '#server/contract/types.ts', 'allowed'],
  ['server/modules/risks', '#server/database/tenancy.ts', 'allowed'],
  ['server/modules/risks', '#server/mail/mail.ts', 'refused'],
  ['server/modules/risks', 'type #server/mail/mail.ts', 'refused'],
  ['server/modules/risks', '#server/modules/risks/slow-work/send.ts', 'refused'],
  ['server/modules/risks', '#server/modules/policies/slow-work/send.ts', 'refused'],
  ['server/modules', 'type #server/mail/mail.ts', 'allowed'],
  ['server/modules', '#server/mail/mail.ts', 'refused'],
  ['server/modules/sends/index.ts', '#server/modules/sends/slow-work/send.ts', 'allowed'],
  ['server/modules/mails/index.ts', '#server/modules/risks/slow-work/send.ts', 'refused'],
  ['server/modules/takes/index.ts', 'type #server/mail/mail.ts', 'allowed'],
  ['server/modules/calls/index.ts', '#server/mail/mail.ts', 'refused'],
  ['server/modules/risks/slow-work', '#server/mail/mail.ts', 'allowed'],
  ['server/modules/risks/slow-work', '#server/database/tenancy.ts', 'allowed'],
  ['server/modules/risks/slow-work', '#server/modules/risks/queries.ts', 'allowed'],
  ['server/modules/risks/slow-work', '#server/modules/policies/index.ts', 'allowed'],
  ['server/modules/risks/slow-work', '#server/modules/policies/queries.ts', 'refused'],
  ['server/modules/risks/slow-work', '#server/modules/policies/slow-work/send.ts', 'refused'],
  ['server/modules/risks', '#openapi/generated/types.ts', 'allowed'],
  ['server/modules/risks', '#domain/rating.ts', 'allowed'],
  ['server/modules/risks', '#server/modules/policies/index.ts', 'allowed'],
  ['server/modules/risks', '#server/modules/policies/queries.ts', 'refused'],
  ['server/modules/risks', '#server/modules/risks/queries.ts', 'allowed'],
  ['server/modules/risks', '#src/api/client.ts', 'refused'],
  ['server/modules/risks', 'react', 'refused'],
  ['server/modules/risks', '#machines/session/session.machine.ts', 'refused'],
  ['server/modules/risks', 'drizzle-orm', 'allowed'],
  ['server/modules/risks', 'drizzle-orm/node-postgres', 'refused'],
  ['server/modules/risks', 'pg', 'refused'],
  ['server/modules/risks', '#server/database/platform.ts', 'refused'],
  ['server/modules/risks', '#tests/helper.ts', 'refused'],
  ['server/modules/accounts', '#server/database/platform.ts', 'allowed'],
  ['server/modules/platform', '#server/database/platform.ts', 'allowed'],
  ['server/modules/accounts', 'type #server/identity/index.ts', 'allowed'],
  ['server/modules/risks', 'type #server/identity/index.ts', 'refused'],
  ['server/modules/risks', '#server/modules/index.ts', 'refused'],
  ['server/modules/risks', '#server/app.ts', 'refused'],
  ['server/modules/risks', 'type #server/settings.ts', 'allowed'],
  ['server/modules/risks', '#server/start-error.ts', 'allowed'],
  ['server/modules', '#server/modules/risks/index.ts', 'allowed'],
  ['server/modules', '#server/modules/risks/queries.ts', 'refused'],
  ['server/identity', '#server/contract/errors.ts', 'allowed'],
  ['server/identity', '#server/modules/risks/index.ts', 'refused'],
  ['server/identity', '#server/database/platform.ts', 'allowed'],
  ['server/identity', '#server/database/identity.ts', 'allowed'],
  ['server/modules/platform', '#server/database/identity.ts', 'refused'],
  ['server/modules/accounts', '#server/database/identity.ts', 'refused'],
  ['server/contract', '#server/database/identity.ts', 'refused'],
  ['server/jobs', '#server/database/platform.ts', 'allowed'],
  ['server/mail', '#server/database/platform.ts', 'refused'],
  ['server/contract', '#server/database/platform.ts', 'refused'],
  ['server/database', 'pg', 'allowed'],
  ['server/database', 'drizzle-orm/node-postgres', 'allowed'],
  ['server/database', '#server/database/platform.ts', 'allowed'],
  ['server/database', '#server/identity/index.ts', 'refused'],
  ['server/database', '#server/modules/risks/index.ts', 'refused'],
  ['server/demo', '#server/identity/index.ts', 'allowed'],
  ['server/demo', '#server/modules/risks/index.ts', 'allowed'],
  ['server/demo', '#server/modules/risks/queries.ts', 'refused'],
  ['server/contract', 'pg', 'refused'],
  ['server/contract', '#server/modules/risks/index.ts', 'refused'],
  ['server/secure-links', '#server/modules/policies/index.ts', 'allowed'],
  ['server/secure-links', '#server/modules/policies/queries.ts', 'refused'],
  ['server/secure-links', '#src/secure-links/PolicyPage.tsx', 'refused'],
  ['server', '#server/modules/risks/index.ts', 'allowed'],
  ['server', '#server/modules/risks/queries.ts', 'refused'],
  ['server', '#src/api/client.ts', 'refused'],
  ['scripts', '#server/main.ts', 'allowed'],
  ['scripts', '#tests/helper.ts', 'refused'],
  ['tests', '#src/secure-links/PolicyPage.tsx', 'allowed'],
  ['tests', '#server/database/platform.ts', 'allowed'],
  ['tests', 'pg', 'allowed'],
];

/** The file that a case is about: one of its own in a folder, unless it names one. */
const fileOf = (from: string, imported: string) => (from.endsWith('.ts') ? from : `${from}/${fileName(imported)}`);

const offenders = cases.map(([from, imported]) => ({ file: fileOf(from, imported), imported }));

describe('imports between zones', () => {
  let refusedFiles: ReadonlySet<string>;
  let unknownFiles: readonly string[];

  beforeAll(async () => {
    const findings = await lintFiles({
      ...Object.fromEntries(offenders.map(({ file, imported }) => [file, importStatement(imported)])),
      ...importedFiles(),
      'src/newfolder/thing.ts': 'export const thing = 1;\n',
      'server/newfolder/thing.ts': 'export const thing = 1;\n',
    });
    refusedFiles = new Set(filesOf('boundaries(dependencies)'));
    unknownFiles = filesOf('boundaries(no-unknown-files)');

    function filesOf(code: string): string[] {
      return findings
        .filter((finding) => finding.code === code)
        .map(({ filename }) => filename)
        .toSorted();
    }
  });

  test.each(cases)('%s importing %s is %s', (from, imported, verdict) => {
    const file = fileOf(from, imported);
    expect(refusedFiles.has(file) ? 'refused' : 'allowed').toBe(verdict);
  });

  test('a folder outside every zone is rejected', () => {
    expect(unknownFiles).toEqual(['server/newfolder/thing.ts', 'src/newfolder/thing.ts']);
  });
});

function importStatement(imported: string): string {
  const isType = imported.startsWith('type ');
  const source = isType ? imported.slice('type '.length) : imported;
  return isType ? `export type { Thing } from '${source}';\n` : `import { thing } from '${source}';\n\nthing();\n`;
}

/** One file a case, so that its findings are told apart. The entry folders only count files that lie directly in them. */
function fileName(imported: string): string {
  return `${imported.replaceAll(/\W+/g, '-').replace(/^-/, '')}.ts`;
}

/** The project's own files that the cases import. */
function importedFiles(): Record<string, string> {
  const own = cases.map(([, imported]) => imported.replace('type ', '')).filter((source) => source.startsWith('#'));
  const paths = own.map((source) => source.slice(1).replace('styled/', 'styled-system/'));
  return Object.fromEntries(
    paths.map((path) => [path, 'export type Thing = () => void;\nexport const thing: Thing = () => undefined;\n']),
  );
}
