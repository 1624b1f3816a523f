import type { Step } from '#domain/lifecycle.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import {
  noticesOfChange,
  notify,
  quoted,
  tell,
  tellWatchers,
  watchedEvent,
  type Told,
} from '#server/modules/record/index.ts';

/** A record as log and notifications name it. */
export interface NamedRecord {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
}

/** The ids of the people that the parties of a lifecycle are, for one record. Who watches it is found when they are told. */
export type PeopleOf<Party extends string> = Readonly<Record<Exclude<Party, 'watchers'>, readonly (string | null)[]>>;

/** What people are told. */
export interface Words {
  readonly title: string;
  /** @param what the name of the record */
  readonly describe: (what: string) => string;
}

/** What a step is told as. */
export interface StepWords {
  readonly told: Words;
  /** What those are told who are asked to act next. */
  readonly asked?: Words;
}

/** A step that was taken with a record, and the words for it. */
export interface TakenStep<Party extends string> {
  readonly words: StepWords;
  readonly entity: NamedRecord;
  readonly step: Pick<Step<string, string, Party>, 'tells' | 'asks'>;
  readonly people: PeopleOf<Party>;
  /** Where a party reads of it, if not at the record. */
  readonly readsAt?: (party: Exclude<Party, 'watchers'>) => { entityType: RecordKind; entity: NamedRecord } | undefined;
}

const isNamed = <Party extends string>(party: Party): party is Exclude<Party, 'watchers'> => party !== 'watchers';

/** Who is told of a step and who is asked to act next, each once. */
function recipientsOf<Party extends string>({ step, people }: Pick<TakenStep<Party>, 'step' | 'people'>) {
  const known = new Set<string | null>([null]);
  const idsOf = (party: Exclude<Party, 'watchers'>) => {
    const ids = people[party].filter((id) => id !== null && !known.has(id));
    for (const id of ids) known.add(id);
    return ids;
  };
  const groups = (parties: readonly Party[]) =>
    parties.filter(isNamed).map((party) => ({ party, recipients: idsOf(party) }));
  const asked = groups(step.asks ?? []).flatMap(({ recipients }) => recipients);
  return {
    asked,
    told: groups(step.tells),
    known: [...known],
    areWatchersTold: step.tells.some((one) => !isNamed(one)),
  };
}

/**
 * Tells the parties of steps that the table of the lifecycle names, each once: who is asked to act is told that, and who watches the
 * record is told unless they are told otherwise. Nobody is told of what they do themselves.
 * @param as the kind of the notifications, but for who is asked
 */
export async function tellOfSteps<Party extends string>(
  kind: RecordKind,
  as: Told['kind'],
  taken: readonly TakenStep<Party>[],
): Promise<void> {
  const all = taken.map((one) => ({ ...one, ...recipientsOf(one) }));
  await tell(
    all.flatMap(({ entity, readsAt, ...one }): Told[] => [
      {
        kind: 'reviewRequested',
        entityType: kind,
        entity,
        recipients: one.asked,
        ...(one.words.asked ?? one.words.told),
      },
      ...one.told.map(({ party, recipients }) => ({
        kind: as,
        entityType: kind,
        entity,
        ...readsAt?.(party),
        recipients,
        ...one.words.told,
      })),
    ]),
  );
  await tellWatchers(
    kind,
    all
      .filter(({ areWatchersTold }) => areWatchersTold)
      .map(({ entity, known, words: { told } }) => ({
        entity,
        except: known,
        title: told.title,
        description: told.describe(quoted(`${entity.ref} ${entity.title}`)),
      })),
  );
}

/** Tells of a step of someone as of any change of a record: its owner, and who watches it. */
export async function tellAsOfAnyChange<Party extends string>(
  context: OrganisationContext,
  kind: RecordKind,
  { entity, ...step }: Pick<TakenStep<Party>, 'entity' | 'step' | 'people'>,
): Promise<void> {
  const { told, known, areWatchersTold } = recipientsOf(step);
  const owners = told.flatMap(({ recipients }) => recipients);
  await notify(
    context,
    kind,
    owners.flatMap((owner) => noticesOfChange(entity, { was: owner, is: owner })),
  );
  if (areWatchersTold)
    await tellWatchers(kind, [watchedEvent(context.user.name, kind, 'updated', { entity, except: known })]);
}
