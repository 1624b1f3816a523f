import { type Database, openDatabase } from '#server/database/database.ts';
import { organisation } from '#server/database/schema/accounts.ts';
import { StartError } from '#server/start-error.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

/*
 * A process of its own that has the embedded database of the folder given, for tests that kill it: prints `open`, then
 * the name of each organisation it adds, once PostgreSQL has acknowledged it. A StartError is printed as the server would.
 */
const [folder = '', prefix] = process.argv.slice(2);

try {
  const database = await openDatabase({ dataDirectory: folder, log: quiet });
  process.stdout.write('open\n');
  if (prefix === undefined) await database.close();
  else await writeForever(database, prefix);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function writeForever(database: Database, names: string): Promise<never> {
  for (let number = 1; ; number += 1) {
    const name = `${names}-${number}`;
    await database.platform.insert(organisation).values({ name });
    process.stdout.write(`${name}\n`);
  }
}
