import type { components } from '#openapi/generated/types.ts';

import { writtenDay, type FieldText, type ValueTexts } from './field-text.ts';
import { entryTexts } from './lookups.ts';

type Schemas = components['schemas'];
type Competence = Schemas['StaffCompetence'];

export const competenceLevelLabels: ValueTexts<Schemas['CompetenceLevel']> = {
  AWARE: 'Aware',
  PRACTITIONER: 'Practitioner',
  EXPERT: 'Expert',
};

export const competenceStateLabels: ValueTexts<Schemas['CompetenceState']> = {
  MET: 'Met',
  BELOW: 'Below',
  LAPSED: 'Lapsed',
  MISSING: 'Missing',
};

/** The words of a competence's fields. */
export const competenceTexts = {
  competence: { label: 'Competence' },
  level: { label: 'Level', values: competenceLevelLabels },
  assessedOn: { label: 'Assessed on' },
  training: { label: 'Proved by training' },
  note: { label: 'Note' },
} satisfies Readonly<Record<Exclude<keyof Competence, 'id' | 'version' | 'title' | 'isLapsed'>, FieldText>>;

/** Of a staff role. */
export const staffRoleTexts = { ...entryTexts, competences: { label: 'Required competences' } };

/** A competence as the activity log keeps it. */
export const competenceInWords = ({ competence, level, assessedOn, training, note }: Competence): string =>
  [
    competence.name,
    competenceLevelLabels[level],
    ...(assessedOn === null ? [] : [`assessed ${writtenDay(assessedOn)}`]),
    ...(training === null ? [] : [`proved by ${training.name}`]),
    ...(note === '' ? [] : [note]),
  ].join(', ');

/** What a role requires, as the activity log keeps it; null for nothing. */
export const requirementsInWords = (required: readonly Schemas['RequiredCompetence'][]): string | null =>
  required.length === 0
    ? null
    : required.map(({ competence, level }) => `${competence.name} (${competenceLevelLabels[level]})`).join(', ');

interface Compared {
  readonly required: Schemas['CompetenceLevel'];
  readonly held: Schemas['CompetenceLevel'] | null;
  readonly state: Schemas['CompetenceState'];
}

/** How someone stands in a competence: `Below: needs Practitioner, is Aware`. */
export function competenceGapInWords({ required, held, state }: Compared): string {
  const [needs, has] = [competenceLevelLabels[required], held === null ? '' : competenceLevelLabels[held]];
  if (state === 'MET') return `Met: needs ${needs}, is ${has}`;
  if (state === 'BELOW') return `Below: needs ${needs}, is ${has}`;
  return state === 'LAPSED' ? `Lapsed: needs ${needs}, was ${has}` : `Missing: needs ${needs}`;
}
