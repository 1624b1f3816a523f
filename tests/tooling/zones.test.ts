import { beforeAll, describe, expect, test } from 'vitest';

import { lintFiles } from '#tests/tooling/support/lint-fixture.ts';

/** Whether an import is allowed. The rows follow the folder table of docs/architecture.md. */
type Verdict = 'allowed' | 'rejected';

const cases: readonly (readonly [from: string, imported: string, verdict: Verdict])[] = [
  ['machines/session', 'xstate', 'allowed'],
  ['machines/session', 'type #openapi/generated/types.ts', 'allowed'],
  ['machines/session', '#openapi/generated/types.ts', 'rejected'],
  ['machines/session', '#openapi/access.ts', 'allowed'],
  ['machines/session', '#machines/tips/tips.machine.ts', 'allowed'],
  ['machines/session', 'react', 'rejected'],
  ['machines/session', 'sonner', 'rejected'],
  ['machines/session', 'node:fs', 'rejected'],
  ['machines/session', '#src/texts/en.ts', 'rejected'],
  ['machines/session', '#src/api/connection/client.ts', 'rejected'],
  ['machines/session', '#server/database/tenancy.ts', 'rejected'],
  ['domain', 'react', 'rejected'],
  ['domain', 'xstate', 'rejected'],
  ['domain', '#machines/session/session.machine.ts', 'rejected'],
  ['domain', 'type #openapi/generated/types.ts', 'allowed'],
  ['domain', '#openapi/access.ts', 'allowed'],
  ['machines/session', '#domain/risk/rating.ts', 'allowed'],
  ['src/ui', '#domain/risk/rating.ts', 'rejected'],
  ['src/features/risk', '#domain/risk/rating.ts', 'allowed'],
  ['src/api', '#openapi/generated/types.ts', 'allowed'],
  ['src/api', '#machines/session/session.machine.ts', 'rejected'],
  ['src/api', '#src/ui/Button.tsx', 'rejected'],
  ['src/api', '@clerk/react', 'rejected'],
  ['src/identity', '@clerk/react', 'allowed'],
  ['src/identity', '#openapi/generated/types.ts', 'allowed'],
  ['src/identity', '#machines/session/session.machine.ts', 'rejected'],
  ['src/actors', '#src/api/connection/client.ts', 'allowed'],
  ['src/actors', '#src/identity/port.ts', 'allowed'],
  ['src/actors', 'type #machines/session/session.machine.ts', 'allowed'],
  ['src/actors', '#machines/session/session.machine.ts', 'rejected'],
  ['src/actors', 'react', 'rejected'],
  ['src/actors', '#src/features/risk/RiskPage.tsx', 'rejected'],
  ['src/actors', '#src/storage/database.ts', 'allowed'],
  ['src/registers', '#src/storage/database.ts', 'rejected'],
  ['src/storage', '#src/storage/database.ts', 'allowed'],
  ['src/storage', 'type #machines/session/session.machine.ts', 'allowed'],
  ['src/storage', '#src/api/connection/client.ts', 'rejected'],
  ['src/storage', 'react', 'rejected'],
  ['src/ui', '@ark-ui/react/dialog', 'allowed'],
  ['src/ui', '#styled/css/index.js', 'allowed'],
  ['src/ui', '#src/theme/tokens.ts', 'allowed'],
  ['src/ui', '#src/api/connection/client.ts', 'rejected'],
  ['src/ui', '#machines/session/session.machine.ts', 'rejected'],
  ['src/ui', '@tanstack/react-router', 'rejected'],
  ['src/theme', '#src/api/connection/client.ts', 'rejected'],
  ['src/texts', 'type #machines/session/session.machine.ts', 'allowed'],
  ['src/texts', '#machines/session/session.machine.ts', 'rejected'],
  ['src/components', '#src/ui/Button.tsx', 'allowed'],
  ['src/components', 'type #machines/session/session.machine.ts', 'allowed'],
  ['src/components', '#machines/session/session.machine.ts', 'rejected'],
  ['src/components', '#openapi/generated/zod.ts', 'allowed'],
  ['src/components', '@tanstack/react-router', 'allowed'],
  ['src/components', '#src/app/format.ts', 'allowed'],
  ['src/components', '#src/features/risk/RiskPage.tsx', 'rejected'],
  ['src/components', '#src/api/connection/client.ts', 'rejected'],
  ['src/components', '#src/registers/Comments.tsx', 'rejected'],
  ['src/registers', '#src/components/RecordPanel.tsx', 'allowed'],
  ['src/registers', '#src/actors/save-record.ts', 'allowed'],
  ['src/registers', '#src/api/connection/client.ts', 'allowed'],
  ['src/registers', '#machines/session/session.machine.ts', 'allowed'],
  ['src/registers', '#src/features/risk/RiskPage.tsx', 'rejected'],
  ['src/registers', '#src/routes/index.tsx', 'rejected'],
  ['src/registers', '#src/app/Shell.tsx', 'rejected'],
  ['src/features/risk', '#src/features/risk/RiskForm.tsx', 'allowed'],
  ['src/features/risk', '#src/registers/Comments.tsx', 'allowed'],
  ['src/features/risk', '#src/components/RecordPanel.tsx', 'allowed'],
  ['src/features/risk', '#src/actors/save-record.ts', 'allowed'],
  ['src/features/risk', '#src/ui/Button.tsx', 'allowed'],
  ['src/features/risk', '#machines/session/session.machine.ts', 'allowed'],
  ['src/features/risk', '#src/features/policy/PolicyPage.tsx', 'rejected'],
  ['src/features/risk', '#src/routes/index.tsx', 'rejected'],
  ['src/features/risk', '#src/app/Shell.tsx', 'rejected'],
  ['src/features/risk', '#src/identity/port.ts', 'rejected'],
  ['src/secure-links', '#src/ui/Button.tsx', 'allowed'],
  ['src/secure-links', '#machines/session/session.machine.ts', 'allowed'],
  ['src/secure-links', '#src/texts/en.ts', 'allowed'],
  ['src/secure-links', '#src/api/public-client.ts', 'allowed'],
  ['src/secure-links', '#src/api/connection/client.ts', 'rejected'],
  ['src/secure-links', '#src/storage/database.ts', 'allowed'],
  ['src/secure-links', '#src/app/Shell.tsx', 'rejected'],
  ['src/secure-links', '#src/features/risk/RiskPage.tsx', 'rejected'],
  ['src/secure-links', '#src/identity/port.ts', 'rejected'],
  ['src/secure-links', '@tanstack/react-router', 'rejected'],
  ['src/secure-links', '@tanstack/react-query', 'rejected'],
  ['src/secure-links', '@ark-ui/react/dialog', 'rejected'],
  ['src/routes', '#src/features/risk/RiskPage.tsx', 'allowed'],
  ['src/routes', '#src/secure-links/PolicyPage.tsx', 'rejected'],
  ['src/routes', '#server/start-error.ts', 'rejected'],
  ['src/app', '#src/identity/port.ts', 'allowed'],
  ['src/app', '#src/secure-links/PolicyPage.tsx', 'rejected'],
  ['src/pwa', '#machines/session/session.machine.ts', 'allowed'],
  ['src/pwa', '#server/database/tenancy.ts', 'rejected'],
  ['src', '#src/app/Shell.tsx', 'allowed'],
  ['src', '#server/main.ts', 'rejected'],
  ['server/modules/risks', '#server/contract/types.ts', 'allowed'],
  ['server/modules/risks', '#server/database/tenancy.ts', 'allowed'],
  ['server/modules/risks', '#server/fair/shared.ts', 'allowed'],
  ['server/fair', '#server/database/tenancy.ts', 'rejected'],
  ['server/modules/risks', '#server/mail/mail.ts', 'rejected'],
  ['server/modules/risks', 'type #server/mail/mail.ts', 'rejected'],
  ['server/modules/risks', '#server/jobs/jobs.ts', 'allowed'],
  ['server/modules/risks', '#server/modules/risks/slow-work/send.ts', 'rejected'],
  ['server/modules/risks', '#server/modules/policies/slow-work/send.ts', 'rejected'],
  ['server/modules', 'type #server/mail/mail.ts', 'allowed'],
  ['server/modules', '#server/mail/mail.ts', 'rejected'],
  ['server/modules/sends/index.ts', '#server/modules/sends/slow-work/send.ts', 'allowed'],
  ['server/modules/mails/index.ts', '#server/modules/risks/slow-work/send.ts', 'rejected'],
  ['server/modules/takes/index.ts', 'type #server/mail/mail.ts', 'allowed'],
  ['server/modules/calls/index.ts', '#server/mail/mail.ts', 'rejected'],
  ['server/modules/risks/slow-work', '#server/mail/mail.ts', 'allowed'],
  ['server/modules/risks/slow-work', '#server/database/tenancy.ts', 'allowed'],
  ['server/modules/risks/slow-work', '#server/modules/risks/queries.ts', 'allowed'],
  ['server/modules/risks/slow-work', '#server/modules/policies/index.ts', 'allowed'],
  ['server/modules/risks/slow-work', '#server/modules/policies/queries.ts', 'rejected'],
  ['server/modules/risks/slow-work', '#server/modules/policies/slow-work/send.ts', 'rejected'],
  ['server/modules/risks', '#openapi/generated/types.ts', 'allowed'],
  ['server/modules/risks', '#domain/risk/rating.ts', 'allowed'],
  ['server/modules/risks', '#server/modules/policies/index.ts', 'allowed'],
  ['server/modules/risks', '#server/modules/policies/queries.ts', 'rejected'],
  ['server/modules/risks', '#server/modules/risks/queries.ts', 'allowed'],
  ['server/modules/risks', '#src/api/connection/client.ts', 'rejected'],
  ['server/modules/risks', 'react', 'rejected'],
  ['server/modules/risks', '#machines/session/session.machine.ts', 'rejected'],
  ['server/modules/risks', 'drizzle-orm', 'allowed'],
  ['server/modules/risks', 'drizzle-orm/node-postgres', 'rejected'],
  ['server/modules/risks', 'pg', 'rejected'],
  ['server/modules/risks', '#server/database/platform.ts', 'rejected'],
  ['server/modules/risks', '#tests/helper.ts', 'rejected'],
  ['server/modules/accounts', '#server/database/platform.ts', 'allowed'],
  ['server/modules/platform', '#server/database/platform.ts', 'allowed'],
  ['server/modules/accounts', 'type #server/identity/index.ts', 'allowed'],
  ['server/modules/risks', 'type #server/identity/index.ts', 'rejected'],
  ['server/modules/risks', '#server/modules/index.ts', 'rejected'],
  ['server/modules/risks', '#server/app.ts', 'rejected'],
  ['server/modules/risks', 'type #server/settings.ts', 'allowed'],
  ['server/modules/risks', '#server/start-error.ts', 'allowed'],
  ['server/modules', '#server/modules/risks/index.ts', 'allowed'],
  ['server/modules', '#server/modules/risks/queries.ts', 'rejected'],
  ['server/identity', '#server/contract/errors.ts', 'allowed'],
  ['server/identity', '#server/modules/risks/index.ts', 'rejected'],
  ['server/identity', '#server/database/platform.ts', 'allowed'],
  ['server/identity', '#server/database/identity.ts', 'allowed'],
  ['server/modules/platform', '#server/database/identity.ts', 'rejected'],
  ['server/modules/accounts', '#server/database/identity.ts', 'rejected'],
  ['server/contract', '#server/database/identity.ts', 'rejected'],
  ['server/jobs', '#server/database/platform.ts', 'allowed'],
  ['server/jobs', 'pg-boss', 'rejected'],
  ['server/mail', '#server/database/platform.ts', 'rejected'],
  ['server/contract', '#server/database/platform.ts', 'rejected'],
  ['server/database', 'pg', 'allowed'],
  ['server/database', 'drizzle-orm/node-postgres', 'allowed'],
  ['server/database', '#server/database/platform.ts', 'allowed'],
  ['server/database', '#server/fair/shared.ts', 'allowed'],
  ['server/database', '#server/identity/index.ts', 'rejected'],
  ['server/database', '#server/modules/risks/index.ts', 'rejected'],
  ['server/demo', '#server/identity/index.ts', 'allowed'],
  ['server/demo', '#server/modules/risks/index.ts', 'allowed'],
  ['server/demo', '#server/modules/risks/queries.ts', 'rejected'],
  ['server/contract', 'pg', 'rejected'],
  ['server/contract', '#server/modules/risks/index.ts', 'rejected'],
  ['server/links', '#server/modules/policies/index.ts', 'allowed'],
  ['server/links', '#server/modules/policies/queries.ts', 'rejected'],
  ['server/links', '#src/secure-links/PolicyPage.tsx', 'rejected'],
  ['server', '#server/modules/risks/index.ts', 'allowed'],
  ['server', '#server/modules/risks/queries.ts', 'rejected'],
  ['server', '#src/api/connection/client.ts', 'rejected'],
  ['scripts', '#server/main.ts', 'allowed'],
  ['scripts', '#domain/a.ts', 'allowed'],
  ['scripts', '#src/ui/Button.tsx', 'rejected'],
  ['scripts', '#tests/helper.ts', 'rejected'],
  ['tests', '#src/secure-links/PolicyPage.tsx', 'allowed'],
  ['tests', '#server/database/platform.ts', 'allowed'],
  ['tests', 'pg', 'allowed'],
];

/** The file of a case: a separate one in the folder, unless the case names a file. */
const fileOf = (from: string, imported: string) => (from.endsWith('.ts') ? from : `${from}/${fileName(imported)}`);

const offenders = cases.map(([from, imported]) => ({ file: fileOf(from, imported), imported }));

describe('imports between zones', () => {
  let rejectedFiles: ReadonlySet<string>;
  let unknownFiles: readonly string[];

  beforeAll(async () => {
    const findings = await lintFiles({
      ...Object.fromEntries(offenders.map(({ file, imported }) => [file, importStatement(imported)])),
      ...importedFiles(),
      'src/newfolder/thing.ts': 'export const thing = 1;\n',
      'server/newfolder/thing.ts': 'export const thing = 1;\n',
    });
    rejectedFiles = new Set(filesOf('boundaries(dependencies)'));
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
    expect(rejectedFiles.has(file) ? 'rejected' : 'allowed').toBe(verdict);
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

/** One file per case, to keep the findings apart. For the entry folders, only files directly inside count. */
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
