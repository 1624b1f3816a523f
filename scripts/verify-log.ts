import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { command } from '#scripts/support/command.ts';
import { openServersDatabase } from '#scripts/support/open-database.ts';
import { projectRoot } from '#scripts/support/project.ts';
import { keptHeads, reportOn, verifyFile, verifyLogs } from '#scripts/support/verify-logs.ts';
import { headFolderIn } from '#server/modules/activity/index.ts';
import { readSettings } from '#server/settings.ts';

const usage = `Usage: npm run verify-log [-- --organisation="Harbour Logistics"] [--heads=file …]
       npm run verify-log -- --file=exported-log.json --heads=file …`;

/** Verifies the activity logs in the database, or an exported one without it, and says what does not match. */
await command(async () => {
  const { values } = parseArgs({
    options: {
      organisation: { type: 'string' },
      file: { type: 'string' },
      heads: { type: 'string', multiple: true, default: [] },
    },
  });
  const { organisation, file, heads: files } = values;
  for (const given of [...files, ...(file === undefined ? [] : [file])])
    if (!existsSync(given)) throw new Error(`There is no file ${given}.\n${usage}`);
  if (file !== undefined) {
    if (organisation !== undefined) throw new Error(usage);
    return reportOn([await verifyFile(file, await keptHeads(files))]);
  }
  const settings = readSettings(process.env, projectRoot);
  const heads = await keptHeads(files, headFolderIn(settings.dataDirectory));
  const database = await openServersDatabase(settings);
  try {
    return reportOn(await verifyLogs(database, heads, organisation));
  } finally {
    await database.close();
  }
});
