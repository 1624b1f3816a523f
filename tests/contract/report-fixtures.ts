import { randomUUID } from 'node:crypto';

import { reportRun, reportRunContent, storedFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { shippedDefinition } from '#server/modules/report/index.ts';
import { numberAt, textAt } from '#tests/server/identity/support.ts';

import { within } from './assessment-samples.ts';
import { closedIn } from './compliance-assessment-fixtures.ts';
import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { publishedTemplate } from './report-template-fixtures.ts';
import { unique, type Stored } from './samples.ts';

const {
  id: _id,
  template: _template,
  version: _version,
  updatedAt: _at,
  updatedBy: _by,
  ...settings
} = shippedDefinition('RISKS');

const definition = ({ marker }: Place) => ({ ...settings, name: `${marker} ${unique()}`, description: marker });

const schedule = {
  kind: 'RISKS',
  definitionId: null,
  cadence: 'WEEKLY',
  weekday: 1,
  monthDay: 1,
  time: '07:00',
  timeZone: 'Europe/Berlin',
  isActive: true,
} as const;

async function added({ owner, organisation }: Place, path: string, body: object): Promise<Stored> {
  const answer = await owner.call(path, { method: 'POST', body, organisation: organisation.id });
  return { id: textAt(answer.body, 'data.id'), version: numberAt(answer.body, 'data.version') };
}

const newDefinition = (place: Place) => added(place, '/api/report-definitions', definition(place));
const newSchedule = (place: Place) => added(place, '/api/report-schedules', schedule);

/** A run of the owner's in a state, as the job leaves it. */
function newRun(place: Place, state: 'FAILED' | 'READY'): Promise<Stored> {
  const { organisation, owner, marker } = place;
  const organisationId = organisation.id;
  return within(place, async () => {
    const sha256 = randomUUID().replaceAll('-', '').repeat(2);
    const content = { key: `${organisationId}/${sha256}-${sha256.slice(0, 12)}`, sha256, size: 1 };
    const [file] = await db
      .insert(storedFile)
      .values({ ...content, organisationId, type: 'PDF', name: 'risks.pdf', createdBy: owner.id })
      .returning({ id: storedFile.id });
    // With nothing in it, so that everyone who may view reports may open it.
    const ready = { fileId: file?.id ?? null, sha256, size: 1, rows: 0, leftOut: settings.sections };
    const [run] = await db
      .insert(reportRun)
      .values({
        ...settings,
        organisationId,
        name: marker,
        definitionVersion: 1,
        asOf: new Date(),
        authorId: owner.id,
        state,
        ...(state === 'READY' && ready),
      })
      .returning({ id: reportRun.id, version: reportRun.version });
    if (run === undefined) throw new Error('No run was added');
    await db.insert(reportRunContent).values({
      organisationId,
      runId: run.id,
      content: {
        title: marker,
        organisation: '',
        asOf: '',
        asOfText: '',
        timeZone: 'UTC',
        definition: '',
        period: '',
        author: '',
        notes: [],
        paper: 'A4',
        sections: [],
      },
    });
    return run;
  });
}

/** Valid inputs of the operations of the report library. */
export const reportFixtures = {
  'ReportDefinitions.all': async (place) => {
    await newDefinition(place);
    return {};
  },
  'ReportDefinitions.add': (place) => Promise.resolve({ body: definition(place) }),
  'ReportDefinitions.change': async (place) => {
    const { id, version } = await newDefinition(place);
    return { path: { id }, body: { version, name: place.marker } };
  },
  'ReportDefinitions.discard': async (place) => {
    const { id, version } = await newDefinition(place);
    return { path: { id }, query: { version } };
  },
  'ReportDefinitions.adoptTemplate': async (place) => {
    const { templateId } = await publishedTemplate(place);
    const { id, version } = await added(place, '/api/report-definitions', { ...definition(place), templateId });
    return { path: { id }, body: { version, templateVersion: 1 } };
  },
  'ReportRuns.list': async (place) => {
    await newRun(place, 'READY');
    return { query: { sortId: 'asOf', state: ['READY'], kind: ['RISKS'] } };
  },
  'ReportRuns.get': async (place) => ({ path: { id: (await newRun(place, 'READY')).id } }),
  'ReportRuns.request': async (place) => ({
    body: { kind: 'RISKS', definitionId: (await newDefinition(place)).id, asOf: null },
  }),
  'ReportRuns.storePage': async (place) => ({
    body: {
      adoptedStandardId: (await closedIn(place)).standardId,
      closing: null,
      asOf: '2020-02-29',
      group: null,
      result: 'COMPLIANT',
      only: null,
      format: 'CSV',
    },
  }),
  'ReportRuns.repeat': async (place) => ({ path: { id: (await newRun(place, 'READY')).id } }),
  'ReportRuns.change': async (place) => {
    const { id, version } = await newRun(place, 'FAILED');
    return { path: { id }, body: { version, action: 'RETRY' } };
  },
  'ReportRuns.address': async (place) => ({ path: { id: (await newRun(place, 'READY')).id } }),
  'ReportRuns.compare': async (place) => ({
    path: { id: (await newRun(place, 'READY')).id },
    query: { otherId: (await newRun(place, 'READY')).id },
  }),
  'ReportSchedules.all': async (place) => {
    await newSchedule(place);
    return {};
  },
  'ReportSchedules.add': async (place) => ({
    body: { ...schedule, definitionId: (await newDefinition(place)).id },
  }),
  'ReportSchedules.change': async (place) => {
    const { id, version } = await newSchedule(place);
    return { path: { id }, body: { version, time: '08:30' } };
  },
  'ReportSchedules.discard': async (place) => {
    const { id, version } = await newSchedule(place);
    return { path: { id }, query: { version } };
  },
} satisfies FixturesOf<'ReportDefinitions' | 'ReportRuns' | 'ReportSchedules'>;
