import { parseArgs } from 'node:util';

import { command } from '#scripts/support/command.ts';
import { isLinkedThing, makeLink } from '#scripts/support/make-link.ts';
import { openServersDatabase } from '#scripts/support/open-database.ts';
import { projectRoot } from '#scripts/support/project.ts';
import { readSettings } from '#server/settings.ts';

const usage =
  'Usage: npm run link -- policy|assessment|evidence P-0001|SA-0001|EV-0001 name@example.org [--organisation="Harbour Logistics"]';

/** Prints a secure link to a policy, an assessment or a request for evidence for an address. */
await command(async () => {
  const { values, positionals } = parseArgs({
    options: { organisation: { type: 'string' } },
    allowPositionals: true,
  });
  const [what, ref, email, ...rest] = positionals;
  if (!isLinkedThing(what) || ref === undefined || email === undefined || rest.length > 0) throw new Error(usage);
  const settings = readSettings(process.env, projectRoot);
  const database = await openServersDatabase(settings);
  try {
    const { about, path } = await makeLink(database, { what, ref, email, organisationName: values.organisation });
    console.log(`${about}\n${settings.origin}${path}`);
  } finally {
    await database.close();
  }
});
