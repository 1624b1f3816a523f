import { expect, type Locator } from '@playwright/test';

import type { components } from '#openapi/generated/types.ts';

import type { ApiUser } from './api-user.ts';
import type { Organisation } from './directory.ts';

type Schemas = components['schemas'];

const levelProp = (level: string) => ({ name: 'level', ns: 'https://attest.example/ns/oscal', value: level });

/** A standard with controls `c-1`, `c-2`, …, all of them in a level, if it has one. */
export const standardOf = (title: string, controls: readonly string[], level?: string): string =>
  JSON.stringify({
    catalog: {
      metadata: { title, version: '1.0', 'oscal-version': '1.2.1' },
      controls: controls.map((name, at) => ({
        id: `c-${at + 1}`,
        title: name,
        class: 'rule',
        ...(level !== undefined && { props: [levelProp(level)] }),
        parts: [{ name: 'statement', prose: `${name} every day.` }],
      })),
    },
  });

/** An adopted standard of the organisation's own, and its positions in the order of its controls. */
export interface Adopted {
  readonly id: string;
  /** In the catalogue. */
  readonly standardId: string;
  readonly positions: readonly Schemas['ControlPosition'][];
}

/** Publishes a standard and adopts it. The user is an administrator of the organisation. */
export async function adoptStandard(api: ApiUser, organisation: Organisation, file: string): Promise<Adopted> {
  const { id: versionId, standardId } = await api.publishStandard(organisation, file);
  const choices = { levels: [], maturityModelId: null, targetMaturity: null, method: 'RESULT_SHARE', parameters: [] };
  const adopted = await api.post<{ id: string }>(organisation, 'organisation-standards/adopt', {
    ...choices,
    versionId,
  });
  const path = `control-position?adoptedStandardId=${adopted.id}`;
  return { id: adopted.id, standardId, positions: await api.get<Schemas['ControlPosition'][]>(organisation, path) };
}

/**
 * Goes from the chosen standard to the last step of its adoption. Each step is there before its button is clicked, as it is for
 * a person: the buttons move while a step loads.
 */
export async function leaveLevels(adopting: Locator): Promise<void> {
  await adopting.getByRole('button', { name: 'Next' }).click();
  await expect(adopting).toContainText(/The standard has no levels|chosen/);
  await adopting.getByRole('button', { name: 'Next' }).click();
  await expect(adopting).toContainText(/controls? appl(y|ies)\./);
}

/** The members of an assessment, by id. */
interface Assessing {
  readonly kind: Schemas['ComplianceAssessmentKind'];
  readonly assessorIds: readonly string[];
  readonly reviewerIds: readonly string[];
}

/** Plans an assessment of an adopted standard and starts it. */
export async function startAssessment(
  api: ApiUser,
  organisation: Organisation,
  { id: adoptedStandardId }: Adopted,
  people: Assessing,
): Promise<Schemas['ComplianceAssessment']> {
  const planned = await api.post<Schemas['ComplianceAssessment']>(organisation, 'compliance-assessment', {
    title: 'Yearly assessment',
    adoptedStandardId,
    periodFrom: '2026-01-01',
    periodTo: '2026-12-31',
    method: 'RESULT_SHARE',
    ...people,
  });
  await takeStep(api, organisation, planned, { action: 'START' });
  return planned;
}

/** Takes a step of an assessment, as another person would. */
export async function takeStep(
  api: ApiUser,
  organisation: Organisation,
  { id }: Pick<Schemas['ComplianceAssessment'], 'id'>,
  step: Omit<Schemas['ComplianceAssessmentStatusChange'], 'version'>,
): Promise<void> {
  const { version } = await api.get<Schemas['ComplianceAssessment']>(organisation, `compliance-assessment/${id}`);
  await api.post(organisation, `compliance-assessment/${id}/status`, { version, ...step });
}

interface VersionFile {
  readonly title: string;
  readonly version: string;

  /** The text of each control, by its code. */
  readonly texts: Readonly<Record<string, string>>;

  /** Of all controls, if there is one. */
  readonly level?: string;
}

/** A version of a standard with the text of each control. */
export const versionOf = ({ title, version, texts, level }: VersionFile): string =>
  JSON.stringify({
    catalog: {
      metadata: { title, version, 'oscal-version': '1.2.1' },
      controls: Object.entries(texts).map(([id, prose]) => ({
        id,
        title: `Title of ${id}`,
        class: 'rule',
        ...(level !== undefined && { props: [levelProp(level)] }),
        parts: [{ name: 'statement', prose }],
      })),
    },
  });

/** The lineage that was proposed when a newer version was imported. */
export const lineageOf = (api: ApiUser, organisation: Organisation, versionId: string) =>
  api.get<Schemas['StandardLineage']>(organisation, `standard/version/${versionId}/lineage`);

/** Imports a newer version, confirms what became of all controls, and publishes it. */
export async function publishNewer(
  api: ApiUser,
  organisation: Organisation,
  { standardId, file }: { readonly standardId: string; readonly file: string },
): Promise<void> {
  const { id } = await api.importStandard(organisation, file, standardId);
  const { from, version, pairs } = await lineageOf(api, organisation, id);
  const decided = { rejected: [], changes: [], finish: true, confirmed: pairs.map((_pair, place) => place) };
  await api.patch(organisation, `standard/version/${id}/lineage`, { fromVersionId: from.id, version, ...decided });
  await api.post(organisation, `standard/version/${id}/status`, { action: 'PUBLISH' });
}
