import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
type Level = Schemas['CompetenceLevel'];
type State = Schemas['CompetenceState'];

/** From the lowest to the highest. */
const ranks: Readonly<Record<Level, number>> = { AWARE: 1, PRACTITIONER: 2, EXPERT: 3 };

/** A competence, and how well it is known or has to be. */
export interface CompetenceAt {
  readonly competenceId: string;
  readonly level: Level;
}

/** A competence that a role requires. */
export interface RoleNeed extends CompetenceAt {
  readonly roleId: string;
}

/** A training that someone has done or plans, without those that were removed. */
interface KnownTraining {
  readonly id: string;
  readonly kind: Schemas['StaffTrainingKind'];
  readonly title: string;
  /** Null while it is planned. */
  readonly doneOn: string | null;
  /** The last day on which it is valid; null if it does not expire. */
  readonly expiresOn: string | null;
}

/** A competence that is recorded of someone. */
export interface HeldCompetence extends CompetenceAt {
  /** What proves it; null if nothing has to. */
  readonly trainingId: string | null;
}

/** Someone, as far as their gaps follow from it. */
export interface CompetentPerson {
  /** They have left: nothing is required of them. */
  readonly hasLeft: boolean;
  /** What their roles require. */
  readonly needs: readonly RoleNeed[];
  /** What is recorded of them, without what was removed. */
  readonly held: readonly HeldCompetence[];
  readonly trainings: readonly KnownTraining[];
}

/** A required competence of someone beside what they have. */
export interface CompetenceResult {
  readonly competenceId: string;
  /** The highest level over their roles. */
  readonly required: Level;
  readonly roleIds: readonly string[];
  /** The highest level that counts; if none does, the highest that did. */
  readonly held: Level | null;
  readonly state: State;
}

const isOf = (training: KnownTraining, other: KnownTraining): boolean =>
  training.kind === other.kind && training.title.toLowerCase() === other.title.toLowerCase();

/**
 * Whether what proves a competence counts on a day: the training itself, or one of the same kind and title that renews
 * it. A training that was removed, or is only planned, proves nothing.
 */
function isProven(trainingId: string | null, trainings: readonly KnownTraining[], today: string): boolean {
  if (trainingId === null) return true;
  const proof = trainings.find(({ id }) => id === trainingId);
  if (proof === undefined) return false;
  return trainings.some(
    (training) =>
      isOf(training, proof) && training.doneOn !== null && (training.expiresOn === null || training.expiresOn >= today),
  );
}

const highest = (levels: readonly Level[]): Level | null =>
  levels.reduce<Level | null>((top, level) => (top === null || ranks[level] > ranks[top] ? level : top), null);

/** What a competence at these levels is worth where one is required. */
function stateOf(required: Level, valid: Level | null, held: Level | null): State {
  if (valid !== null) return ranks[valid] >= ranks[required] ? 'MET' : 'BELOW';
  return held === null ? 'MISSING' : 'LAPSED';
}

/**
 * What someone's roles require, beside what they have (ISO/IEC 27001:2022, 7.2): one result for each competence, in the
 * order in which the roles name them.
 */
export function competenceResults(person: CompetentPerson, today: string): CompetenceResult[] {
  if (person.hasLeft) return [];
  const { needs, held, trainings } = person;
  return [...new Set(needs.map(({ competenceId }) => competenceId))].flatMap((competenceId) => {
    const requiring = needs.filter((need) => need.competenceId === competenceId);
    const required = highest(requiring.map(({ level }) => level));
    if (required === null) return [];
    const rows = held.filter((row) => row.competenceId === competenceId);
    const valid = rows.filter(({ trainingId }) => isProven(trainingId, trainings, today));
    const [top, topValid] = [highest(rows.map(({ level }) => level)), highest(valid.map(({ level }) => level))];
    const roleIds = requiring.map(({ roleId }) => roleId);
    return [{ competenceId, required, roleIds, held: topValid ?? top, state: stateOf(required, topValid, top) }];
  });
}
