import { eq, inArray } from 'drizzle-orm';

import { policyStatusLabels, policyTexts } from '#domain/words/policy.ts';
import { ApiError } from '#server/contract/errors.ts';
import { policy, policyVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { mayDo, type ImportBeside } from '#server/modules/record/index.ts';
import { runInWorker, workerTask } from '#server/workers/index.ts';

import { noteAuthor } from '../versions/edit.ts';
import { approvalSettler, putInForceAsBefore } from './approved-before.ts';
import { documentLabels, exportedDocuments } from './exported.ts';
import type { run } from './html-of-text.task.ts';

const converting = workerTask<typeof run>(
  new URL('html-of-text.task.ts', import.meta.url),
  'This text took too long to read. Import it without formatting',
);

/** In milliseconds: many times what the longest cell takes. */
const limitMs = 20_000;

const [textPath, addressPath] = ['document/text', 'document/address'] as const;

/** As the contract's `WebAddress`. */
const isAddress = (text: string): boolean => text.length <= 2000 && /^https?:\/\/[A-Za-z0-9[][!-~]*$/u.test(text);

/** The texts and addresses of imported policies: what their first versions begin with, as drafts of the person who imports. */
export const policyDocuments: ImportBeside = {
  fields: [
    { path: textPath, label: documentLabels.text },
    { path: addressPath, label: documentLabels.address },
    { path: 'document/status', label: policyTexts.status.label, values: policyStatusLabels },
    { path: 'document/inForceSince', label: documentLabels.inForceSince, type: 'day' },
    { path: 'document/approvedBy', label: documentLabels.approvedBy, type: 'line' },
  ],

  // An import is a way around four eyes, so the statement is for those who answer for the organisation.
  mayState: ({ organisation }) => organisation.role === 'ORG_ADMIN' && mayDo({ organisation }, 'policy', 'EDIT'),
  settler: approvalSettler,

  current: exportedDocuments.read,

  async prepare(path, text, organisationId) {
    if (path === addressPath)
      return isAddress(text.trim())
        ? { value: text.trim() }
        : { problem: 'Write the whole address, beginning with https://' };
    try {
      return { value: await runInWorker(converting, text, { organisationId, limitMs }) };
    } catch (error) {
      // A busy server is no fault of the text: the step is done again.
      if (!(error instanceof ApiError) || error.statusCode !== 400) throw error;
      return { problem: error.errors[0]?.message ?? error.message };
    }
  },

  async add(context, records) {
    const ids = records.map(({ id }) => id);
    if (ids.length === 0) return;
    const versions = await db.select().from(policyVersion).where(inArray(policyVersion.policyId, ids));
    const byPolicy = new Map(records.map((record) => [record.id, record]));
    for (const version of versions) {
      const added = byPolicy.get(version.policyId);
      if (added === undefined) continue;
      const { text = '', address = '', status } = added.values;
      const generationMethod = text === '' && address !== '' ? ('URL' as const) : ('MANUAL' as const);
      const document = { content: text, sourceUrl: address, generationMethod };
      await db.update(policyVersion).set(document).where(eq(policyVersion.id, version.id));
      await db.update(policy).set({ generationMethod }).where(eq(policy.id, version.policyId));
      await noteAuthor(context, version.id);
      if (status === 'APPROVED') await putInForceAsBefore(context, added, { ...version, ...document }, added.values);
    }
  },
};
