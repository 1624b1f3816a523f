import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';

import { eq } from 'drizzle-orm';

import { inProject, projectRoot } from '#scripts/support/project.ts';
import { connect } from '#server/database/connections.ts';
import { organisationExport } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { localIssuerOf } from '#server/identity/index.ts';
import { exportJobs } from '#server/modules/organisation-export/index.ts';
import { importOrganisation } from '#server/modules/organisation-export/slow-work/import.ts';
import { textAt } from '#tests/server/identity/support.ts';
import { urlOf } from '#tests/server/support/database.ts';
import type { Stranger } from '#tests/server/support/people.ts';
import { runJob } from '#tests/server/support/run-job.ts';
import type { TestServer } from '#tests/server/support/server.ts';

/** A folder for archives, removed when it is closed. */
export async function openFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'attest-archives-'));
  return {
    /** Writes a file. @returns its path */
    async write(name: string, content: Readable): Promise<string> {
      const file = path.join(folder, name);
      await pipeline(content, createWriteStream(file));
      return file;
    },
    close: () => rm(folder, { recursive: true }),
  };
}

/** Asks for an export as its administrator, and makes it. @returns its id */
export async function exported(server: TestServer, administrator: Stranger, organisation: string): Promise<string> {
  const asked = await administrator.call('/api/manage-organisation/export', { method: 'POST', organisation });
  const exportId = textAt(asked.body, 'data.id');
  const scope = { organisationId: organisation, userId: '' };
  await runJob(exportJobs(server), 'export-organisation', server, { scope, payload: { exportId } });
  return exportId;
}

/** The row of an export. */
export const storedExport = ({ database }: TestServer, organisationId: string, id: string) =>
  database.inOrganisation({ organisationId, userId: '' }, async () => {
    const [row] = await db.select().from(organisationExport).where(eq(organisationExport.id, id));
    if (row === undefined) throw new Error('There is no such export');
    return row;
  });

/** Imports an archive as the command does. */
export async function imported({ owner, files, origin }: TestServer, file: string) {
  const client = await connect(owner);
  try {
    return await importOrganisation(file, { client, files, localIssuer: localIssuerOf(origin) });
  } finally {
    await client.end();
  }
}

/** Imports an archive by the command, as the README says, on the host of a server. @returns what it printed */
export async function importedByCommand({ owner, filesFolder, origin }: TestServer, file: string): Promise<string> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'attest-import-'));
  try {
    await symlink(filesFolder, path.join(dataDirectory, 'files'));
    const script = inProject('scripts', 'import-organisation.ts');
    const { PATH } = process.env;
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, `--file=${file}`], {
      cwd: projectRoot,
      env: { PATH, DATABASE_URL: urlOf(owner), ORIGIN: origin, DATA_DIRECTORY: dataDirectory },
    });
    return stdout;
  } finally {
    await rm(dataDirectory, { recursive: true });
  }
}
