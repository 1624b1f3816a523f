import { shippedDefinition } from '#server/modules/report/index.ts';
import { numberAt, textAt } from '#tests/server/identity/support.ts';

import { nothing } from './account-fixtures.ts';
import type { FixturesOf } from './fixture-types.ts';
import { writerOf } from './help-desk-fixtures.ts';
import type { Place } from './place.ts';
import { unique } from './samples.ts';

const {
  id: _id,
  template: _template,
  version: _version,
  updatedAt: _at,
  updatedBy: _by,
  ...settings
} = shippedDefinition('RISKS');

/** What is written in a template; without the marker of an organisation, because all of them read it. */
export const templateText = () => ({ ...settings, name: `Risks for the board ${unique()}` });

interface MadeTemplate {
  readonly id: string;
  readonly templateId: string;
  readonly version: number;
}

type Given = Pick<Place, 'server'>;

async function made(place: Given, path: string, body: object): Promise<MadeTemplate> {
  const answer = await (await writerOf(place)).call(`/api/admin/report-templates${path}`, { method: 'POST', body });
  return {
    id: textAt(answer.body, 'data.id'),
    templateId: textAt(answer.body, 'data.templateId'),
    version: numberAt(answer.body, 'data.version'),
  };
}

/** A draft of a template: a new one, or the next version of another. */
export const newTemplate = (place: Given, given: object = {}): Promise<MadeTemplate> =>
  made(place, '', { ...templateText(), templateId: null, ...given });

/** A template that organisations can use. */
export async function publishedTemplate(place: Given, given: object = {}): Promise<MadeTemplate> {
  const { id, version } = await newTemplate(place, given);
  return made(place, `/${id}/status`, { version, action: 'PUBLISH' });
}

const { kind: _kind, ...written } = templateText();

/** Valid inputs of the operations on report templates. */
export const reportTemplateFixtures = {
  'ReportTemplates.templates': nothing,
  'ReportTemplates.addTemplate': async () => ({ body: { ...templateText(), templateId: null } }),
  'ReportTemplates.changeTemplate': async (place) => {
    const { id, version } = await newTemplate(place);
    return { path: { id }, body: { version, ...written } };
  },
  'ReportTemplates.changeStatus': async (place) => {
    const { id, version } = await newTemplate(place);
    return { path: { id }, body: { version, action: 'PUBLISH' } };
  },
  'ReportTemplates.removeTemplate': async (place) => {
    const { id, version } = await newTemplate(place);
    return { path: { id }, query: { version } };
  },
} satisfies FixturesOf<'ReportTemplates'>;
