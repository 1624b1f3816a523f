import { Readable } from 'node:stream';

import { eq } from 'drizzle-orm';

import { contentTypes } from '#domain/files/content-types.ts';
import { notFound } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext } from '#server/contract/types.ts';
import { wordTemplate } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { withWholeFile } from '#server/fair/arriving.ts';
import { tidied } from '#server/files/files.ts';
import {
  cleanFileName,
  requireRoom,
  storeFile,
  type NewFile,
  type UploadParts,
} from '#server/modules/attachment/index.ts';
import { logSetting } from '#server/modules/record/index.ts';
import { runInWorker, workerTask } from '#server/workers/index.ts';

import type { run as runExample } from '../files/example.task.ts';
import { readSetting, storedTemplate } from '../read.ts';
import { refused, requireTemplate } from './check.ts';

/** In milliseconds: many times what the largest document takes. */
const limitMs = 30_000;

const writingExample = workerTask<typeof runExample>(
  new URL('../files/example.task.ts', import.meta.url),
  'The example took too long to write',
);

/** Makes a stored file the template, in place of the one before. */
async function put(file: NewFile, { limits }: UploadParts, context: OrganisationContext): Promise<void> {
  const before = await storedTemplate();
  await requireRoom(file.size, limits, context);
  const fileId = await storeFile(file, context);
  const given = { fileId, uploadedBy: context.user.id, uploadedAt: new Date() };
  await db
    .insert(wordTemplate)
    .values({ organisationId: context.organisation.id, ...given })
    .onConflictDoUpdate({ target: wordTemplate.organisationId, set: given });
  await log(before, `${file.name} (SHA-256 ${file.sha256.slice(0, 12)})`, context);
}

const log = (
  before: { readonly name: string; readonly sha256: string } | undefined,
  after: string | null,
  context: OrganisationContext,
): Promise<void> =>
  logSetting(
    context,
    'organisationSettings',
    { wordTemplate: before === undefined ? null : `${before.name} (SHA-256 ${before.sha256.slice(0, 12)})` },
    { wordTemplate: after },
  );

const word = contentTypes.DOCX;

/** The template for reports in Word, as administrators choose it. */
export const wordTemplateHandlers = (parts: UploadParts): HandlersOf<'WordTemplates'> => ({
  read: readSetting,

  async replace({ query: { name: given }, body }, context) {
    const name = cleanFileName(given);
    if (!name.toLowerCase().endsWith('.docx')) throw refused('Choose a Word document (.docx)');
    const { organisation, user } = context;
    return withWholeFile(body, { organisationId: organisation.id, personId: user.id }, async (file) => {
      await requireTemplate(file, organisation.id);
      const stored = await parts.files.put(organisation.id, Readable.from([file]));
      try {
        return await context.inTransaction(async () => {
          await put({ ...stored, name, type: 'DOCX' }, parts, context);
          return readSetting();
        });
      } catch (error) {
        await tidied(parts.files.remove(stored.key));
        throw error;
      }
    });
  },

  async clear(_input, context) {
    const before = await storedTemplate();
    await db.delete(wordTemplate).where(eq(wordTemplate.organisationId, context.organisation.id));
    await log(before, null, context);
    return readSetting();
  },

  async download(_input, context) {
    const found = await context.inTransaction(() => storedTemplate());
    if (found === undefined) throw notFound();
    return { name: found.name, contentType: word, content: await parts.files.open(found.key) };
  },

  async example(_input, { organisation }) {
    const file = await runInWorker(writingExample, undefined, { organisationId: organisation.id, limitMs });
    return { name: 'report-template.docx', contentType: word, content: Readable.from([Buffer.from(file)]) };
  },
});
