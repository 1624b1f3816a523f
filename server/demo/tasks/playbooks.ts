import { eq } from 'drizzle-orm';

import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { assessmentTier, incidentType, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { taskModule } from '#server/modules/task/index.ts';

import { settings, type Seed } from '../seeds.ts';

type Item = Schemas['PlaybookItem'];

/** A playbook, described with the names of look-up entries and of the record at which it was started. */
export interface DemoPlaybook {
  readonly title: string;
  readonly description: string;
  readonly incidentType?: string;
  readonly tier?: string;
  readonly items: readonly (Pick<Item, 'title'> & Partial<Item>)[];
  /** The title of a record at which it was started, and is done. */
  readonly startedAt?: string;
}

const item = (given: DemoPlaybook['items'][number]): Item => ({
  description: '',
  ownerId: null,
  dueAfter: null,
  dueUnit: 'DAYS',
  dueFrom: 'CREATED',
  after: [],
  ...given,
});

/** What Harbour Logistics does after a deception, and before it relies on a critical provider. */
export const harbourPlaybooks: readonly DemoPlaybook[] = [
  {
    title: 'Phishing mail that someone fell for',
    description: 'From the report to the lesson: for every deception by mail, telephone or message.',
    incidentType: 'Phishing and fraud',
    items: [
      {
        title: 'Reset the passwords and sessions of those who were deceived',
        dueAfter: 4,
        dueUnit: 'HOURS',
        dueFrom: 'DETECTED',
      },
      {
        title: 'Remove the mail from all mailboxes and block its sender',
        dueAfter: 8,
        dueUnit: 'HOURS',
        dueFrom: 'DETECTED',
      },
      { title: 'Find out what was sent, paid or opened', dueAfter: 2, dueFrom: 'DETECTED', after: [1] },
      { title: 'Decide whether authorities and people are to be told', dueAfter: 3, dueFrom: 'DETECTED', after: [3] },
      { title: 'Use the mail in the next exercise', dueAfter: 30, dueFrom: 'DETECTED', after: [2, 3] },
    ],
    startedAt: 'Supplier’s bank details changed after a forged e-mail',
  },
  {
    title: 'New critical provider',
    description: 'Before anything depends on a provider of the first tier.',
    tier: 'Tier 1',
    items: [
      { title: 'Agree security requirements and right to audit', dueAfter: 14 },
      { title: 'Read reports and certificates of the provider', dueAfter: 21 },
      { title: 'Plan how to leave the provider', dueAfter: 45, after: [1] },
      { title: 'Test the exit with a sample of our data', dueAfter: 90, after: [3] },
    ],
  },
];

async function startAt(title: string, playbookId: string, context: OrganisationContext): Promise<void> {
  const [found] = await db.select({ id: record.id }).from(record).where(eq(record.title, title));
  if (found === undefined) throw new Error(`There is no ${title} to start a playbook at`);
  const { Playbooks, TaskCourse } = taskModule(settings);
  const tasks = await Playbooks.start({ path: { id: found.id }, query: {}, body: { playbookId } }, context);
  for (const { id } of tasks)
    await TaskCourse.changeStatus({ path: { id }, query: {}, body: { version: 1, action: 'COMPLETE' } }, context);
}

/** Playbooks, of which some have been carried out. */
export const seedPlaybooks =
  (playbooks: readonly DemoPlaybook[]): Seed =>
  async (context) => {
    const named = async (table: typeof incidentType | typeof assessmentTier) =>
      new Map((await db.select({ id: table.id, name: table.name }).from(table)).map(({ id, name }) => [name, id]));
    const [types, tiers] = [await named(incidentType), await named(assessmentTier)];
    for (const { title, description, incidentType: type, tier, items, startedAt } of playbooks) {
      const body = {
        title,
        description,
        incidentTypeId: type === undefined ? null : (types.get(type) ?? null),
        tierId: tier === undefined ? null : (tiers.get(tier) ?? null),
        items: items.map(item),
      };
      const { id } = await taskModule(settings).Playbooks.add({ path: {}, query: {}, body }, context);
      if (startedAt !== undefined) await startAt(startedAt, id, context);
    }
    return playbooks.length;
  };
