import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { command } from '#scripts/support/command.ts';
import { openServersDatabase, ownerOfDatabase } from '#scripts/support/open-database.ts';
import { projectRoot } from '#scripts/support/project.ts';
import { reportOn, verifyLogs } from '#scripts/support/verify-logs.ts';
import { openFiles } from '#server/files/open-files.ts';
import { localIssuerOf } from '#server/identity/index.ts';
import { importOrganisation } from '#server/modules/organisation-export/slow-work/import.ts';
import { readSettings } from '#server/settings.ts';

const usage = 'Usage: npm run import-organisation -- --file=organisation-2026-11-29.zip';

/** Imports the archive of an organisation into an empty Attest, then verifies its activity log. */
await command(async () => {
  const { file } = parseArgs({ options: { file: { type: 'string' } } }).values;
  if (file === undefined) throw new Error(usage);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.\n${usage}`);
  const settings = readSettings(process.env, projectRoot);
  const database = await openServersDatabase(settings);
  try {
    const client = await ownerOfDatabase(settings);
    try {
      const files = await openFiles(settings.files.s3, settings.dataDirectory);
      const localIssuer = settings.clerk === undefined ? localIssuerOf(settings.origin) : undefined;
      const {
        organisation,
        tables,
        files: contents,
        logHead,
      } = await importOrganisation(file, {
        client,
        files,
        localIssuer,
      });
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      console.log(`${organisation.name} was imported: ${rows} rows, ${contents.length} files.`);
      const head = logHead === null ? [] : [{ organisationId: organisation.id, ...logHead }];
      return reportOn(await verifyLogs(database, new Map([[organisation.id, head]]), organisation.id));
    } finally {
      await client.end();
    }
  } finally {
    await database.close();
  }
});
