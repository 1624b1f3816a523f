import { eq } from 'drizzle-orm';

import type { OrganisationContext } from '#server/contract/types.ts';
import { documentEntry } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { NewFile } from '#server/modules/attachment/index.ts';
import { documentRegister, folderHandlers, keepFile, lockRepository } from '#server/modules/document/index.ts';
import { registerHandlers } from '#server/modules/record/index.ts';

import { dayFromNow } from './choices.ts';
import { pdfOf } from './pdf.ts';
import { settings } from './seeds.ts';

/** A file of a repository; several of one name in one folder are its versions. */
interface DemoDocument {
  /** The folders that it is in, from the top. */
  readonly in: readonly string[];
  readonly name: string;
  readonly content: string;
  readonly reviewInDays?: number;
}

export interface DemoRepository {
  readonly title: string;
  readonly description: string;
  readonly reviewInDays: number;
  readonly files: readonly DemoDocument[];
}

/** The minutes of an access review. */
const reviewOf = (quarter: string, open: string) =>
  pdfOf([
    `Access review, ${quarter} 2026`,
    'Harbour Logistics, terminal operating system',
    '',
    'Reviewed: 214 accounts in 11 roles, with the heads of the departments.',
    `Removed: 9 accounts of people who left. Open: ${open}.`,
    '',
    'Signed: Aoife Brennan, head of information security',
  ]);

const restoreLog = (rows: readonly string[]) =>
  ['System;Backup of;Restored in minutes;Complete', ...rows, ''].join('\r\n');

export const harbourDocuments: readonly DemoRepository[] = [
  {
    title: 'ISO/IEC 27001 evidence',
    description:
      'What auditors ask for, kept as it was on the day. One folder for each subject, one below it for each year.',
    reviewInDays: 60,
    files: [
      { in: ['Access reviews', '2026'], name: 'Access review Q1.pdf', content: reviewOf('first quarter', 'none') },
      { in: ['Access reviews', '2026'], name: 'Access review Q2.pdf', content: reviewOf('second quarter', 'none') },
      {
        in: ['Access reviews', '2026'],
        name: 'Access review Q3.pdf',
        content: reviewOf('third quarter', 'two roles of the crane controls'),
      },
      {
        in: ['Access reviews', '2026'],
        name: 'Access review Q3.pdf',
        content: reviewOf('third quarter', 'none'),
        reviewInDays: 30,
      },
      {
        in: ['Backups'],
        name: 'Restore tests.csv',
        content: restoreLog(['Terminal operating system;2026-03-01;95;yes']),
      },
      {
        in: ['Backups'],
        name: 'Restore tests.csv',
        content: restoreLog(['Terminal operating system;2026-03-01;95;yes', 'Customs interface;2026-06-07;41;yes']),
      },
      {
        in: ['Backups'],
        name: 'Restore tests.csv',
        content: restoreLog([
          'Terminal operating system;2026-03-01;95;yes',
          'Customs interface;2026-06-07;41;yes',
          'Payroll;2026-09-06;128;no',
        ]),
        reviewInDays: -6,
      },
      {
        in: ['Penetration tests'],
        name: 'Crane controls, summary.pdf',
        content: pdfOf([
          'Penetration test of the crane controls',
          'Harbour Logistics, terminal 2',
          '',
          'Two critical and three high findings; the plan of the repair is with the terminal managers.',
        ]),
        reviewInDays: 120,
      },
      {
        in: [],
        name: 'How this repository is kept.md',
        content: [
          '# How this repository is kept',
          '',
          '- A file is replaced by a new version, never by another name.',
          '- What belongs to an audit that has begun is not moved.',
          '- Owners look at their files on the day of their review.',
          '',
        ].join('\n'),
      },
    ],
  },
  {
    title: 'Signed agreements',
    description: 'Contracts and data processing agreements with both signatures.',
    reviewInDays: 200,
    files: [
      {
        in: ['Data processing'],
        name: 'Portside Cloud, data processing agreement.pdf',
        content: pdfOf([
          'Data processing agreement',
          'Harbour Logistics and Portside Cloud',
          '',
          'Signed on 12 January 2026',
        ]),
        reviewInDays: 45,
      },
    ],
  },
];

/** The files of repositories, whose contents are stored before they are added. */
export const filesOfRepositories = (repositories: readonly DemoRepository[]): readonly DemoDocument[] =>
  repositories.flatMap(({ files }) => files);

/** The folder of a path, which is added where there is none. */
async function folderAt(
  repositoryId: string,
  path: readonly string[],
  context: OrganisationContext,
): Promise<string | null> {
  let folderId: string | null = null;
  for (const name of path) {
    const body = { folderId, name, onConflict: 'MERGE' } as const;
    ({ id: folderId } = await folderHandlers.addFolder({ path: { id: repositoryId }, query: {}, body }, context));
  }
  return folderId;
}

/**
 * Adds repositories with folders and files. Runs in the organisation's transaction.
 * @returns how many repositories
 */
export async function addDocuments(
  context: OrganisationContext,
  repositories: readonly DemoRepository[],
  stored: ReadonlyMap<DemoDocument, NewFile>,
): Promise<number> {
  const { create } = registerHandlers(documentRegister, settings);
  for (const { title, description, reviewInDays, files } of repositories) {
    const body = { title, description, ownerId: context.user.id, reviewOn: dayFromNow(reviewInDays) };
    const { id } = await create({ body }, context);
    const repository = await lockRepository(id);
    for (const document of files) {
      const file = stored.get(document);
      if (file === undefined) throw new Error(`${document.name} was not stored`);
      const folderId = await folderAt(id, document.in, context);
      const place = { repositoryId: id, folderId };
      const kept = await keepFile(repository, place, { name: file.name, file, onConflict: 'VERSION' }, context);
      if (document.reviewInDays !== undefined)
        await db
          .update(documentEntry)
          .set({ reviewOn: dayFromNow(document.reviewInDays) })
          .where(eq(documentEntry.id, kept));
    }
  }
  return repositories.length;
}
