import { isLeadingRole } from '#domain/leading-role.ts';
import {
  isPossible,
  missingNeeds,
  type Actor,
  type Lifecycle,
  type LifecycleNames,
  type Step,
} from '#domain/lifecycle.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import { conflict, forbidden, invalid, versionConflict, type FieldError } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import type { FieldChange } from '#server/database/schema/index.ts';
import { loggedEntity, logActivity, mayDo, type Told } from '#server/modules/record/index.ts';

import {
  tellAsOfAnyChange,
  tellOfSteps,
  type NamedRecord,
  type PeopleOf,
  type StepWords,
  type TakenStep,
} from './notices.ts';

/** What has a status, which no one else changes until the transaction ends. */
export interface Located<State extends string> {
  /** The record that it is or belongs to. */
  readonly entity: NamedRecord;
  readonly status: State;
  /** The version that an action is based on. */
  readonly version: number;
}

/** An action that a member takes. */
export interface Taking<Names extends LifecycleNames, Body, Subject> {
  readonly context: OrganisationContext;
  readonly action: Names['action'];
  readonly step: Step<Names['state'], Names['need'], Names['party']>;
  readonly body: Body;
  /** As it was before. */
  readonly subject: Subject;
}

/** What a module adds to the table of its lifecycle. */
export interface LifecycleModule<Names extends LifecycleNames, Body, Subject extends Located<Names['state']>, Answer> {
  /** The register whose rights, log and watchers apply. */
  readonly kind: RecordKind;
  readonly lifecycle: Lifecycle<Names>;
  readonly labels: Readonly<Record<Names['state'], string>>;
  readonly actionOf: (body: Body) => Names['action'];
  /** The field of the request that says what is to be done; `action` by default. */
  readonly field?: string;
  /** Finds and locks it, in the order of decision 092. @throws ApiError 404 */
  readonly lock: (id: string, context: OrganisationContext, body: Body) => Promise<Subject>;
  /** Who has done what so far, for the table's `refusal`. */
  readonly parties: (subject: Subject) => Names['parties'];
  /** Whether something else than what the request names is stored, although the version is the same. */
  readonly isOutdated?: (subject: Subject, body: Body) => boolean;
  /** What a conflict is answered with. */
  readonly current: (subject: Subject) => unknown;
  /** What is known for the needs: given with the request, or stored. */
  readonly known: (subject: Subject, body: Body) => Readonly<Record<Names['need'], string | null>>;
  /** What is said when a need is missing. */
  readonly missing: Readonly<Record<Names['need'], FieldError>>;
  /** Refuses for reasons that only this module knows. @throws ApiError 400 */
  readonly refuse?: (taking: Taking<Names, Body, Subject>) => Promise<void> | void;
  /** Stores the step, with what else it does. */
  readonly store: (taking: Taking<Names, Body, Subject>) => Promise<void>;
  /** What the record's log says of it. */
  readonly logged: (taking: Taking<Names, Body, Subject>) => FieldChange[];
  /** Logs with other records too. */
  readonly alsoLog?: (taking: Taking<Names, Body, Subject>) => Promise<void>;
  readonly people: (subject: Subject) => PeopleOf<Names['party']>;
  /** How people are told; without it they are told as of any change of the record. */
  readonly notices?: {
    readonly as: Told['kind'];
    readonly words: (taking: Taking<Names, Body, Subject>) => StepWords;
    readonly readsAt?: (subject: Subject) => NonNullable<TakenStep<Names['party']>['readsAt']>;
  };
  /** What follows, such as a letter: only adds jobs, and writes what nobody waits for. */
  readonly after?: (taking: Taking<Names, Body, Subject>) => Promise<void>;
  readonly answer: (subject: Subject) => Promise<Answer>;
}

interface StepRequest<Body> {
  readonly path: { readonly id: string };
  readonly body: Body;
}

type StepHandler<Body, Answer> = (request: StepRequest<Body>, context: OrganisationContext) => Promise<Answer>;

const actorOf = (context: OrganisationContext, kind: RecordKind): Actor => ({
  id: context.user.id,
  isAdministrator: context.organisation.role === 'ORG_ADMIN',
  isLeading: isLeadingRole(context.organisation.role),
  mayEdit: mayDo(context, kind, 'EDIT'),
});

/**
 * The operation that takes actions of a lifecycle. Its answers come in one order for all (decision 115): after sign-in (401), the
 * right to use it (403) and the schema (400), which the contract checks, follow an unknown id (404), an action that is for someone
 * else (403), another version or state than the request assumes (409), and what is missing or does not fit (400).
 */
export const lifecycleHandler =
  <
    Names extends LifecycleNames,
    Body extends { readonly version: number },
    Subject extends Located<Names['state']>,
    Answer,
  >(
    module: LifecycleModule<Names, Body, Subject, Answer>,
  ): StepHandler<Body, Answer> =>
  async ({ path: { id }, body }, context) => {
    const subject = await module.lock(id, context, body);
    const action = module.actionOf(body);
    const taking = { context, action, step: module.lifecycle.steps[action], body, subject };
    refuseOthers(module, taking);
    await refuseOtherState(module, taking);
    refuseMissing(module, taking);
    await module.refuse?.(taking);
    await module.store(taking);
    const changes = module.logged(taking);
    await logActivity(context, { action: 'UPDATE', ...loggedEntity(module.kind, subject.entity), changes });
    await module.alsoLog?.(taking);
    await tellOf(module, taking);
    await module.after?.(taking);
    return module.answer(subject);
  };

type AnyModule<Names extends LifecycleNames, Body, Subject extends Located<Names['state']>> = LifecycleModule<
  Names,
  Body,
  Subject,
  unknown
>;

/** @throws ApiError 403 */
function refuseOthers<Names extends LifecycleNames, Body, Subject extends Located<Names['state']>>(
  { lifecycle, kind, parties }: AnyModule<Names, Body, Subject>,
  { context, action, subject }: Taking<Names, Body, Subject>,
): void {
  const refusal = lifecycle.refusal(action, parties(subject), actorOf(context, kind));
  if (refusal !== undefined) throw forbidden(refusal);
}

/** @throws ApiError 409 with what is stored */
async function refuseOtherState<
  Names extends LifecycleNames,
  Body extends { readonly version: number },
  Subject extends Located<Names['state']>,
>(
  { current, isOutdated, labels, field = 'action' }: AnyModule<Names, Body, Subject>,
  { body, step, subject }: Taking<Names, Body, Subject>,
): Promise<void> {
  if (subject.version !== body.version || isOutdated?.(subject, body) === true)
    throw versionConflict(await current(subject));
  if (isPossible(step, subject.status)) return;
  const status = labels[subject.status];
  throw conflict([{ field, message: `This is not possible while it is “${status}”` }], await current(subject));
}

/** @throws ApiError 400 */
function refuseMissing<Names extends LifecycleNames, Body, Subject extends Located<Names['state']>>(
  { known, missing }: AnyModule<Names, Body, Subject>,
  { step, subject, body }: Taking<Names, Body, Subject>,
): void {
  const needs = missingNeeds<Names['need']>(step, known(subject, body));
  if (needs.length > 0) throw invalid(needs.map((need) => missing[need]));
}

function tellOf<Names extends LifecycleNames, Body, Subject extends Located<Names['state']>>(
  { kind, people, notices }: AnyModule<Names, Body, Subject>,
  taking: Taking<Names, Body, Subject>,
): Promise<void> {
  const { context, step, subject } = taking;
  const told = { entity: subject.entity, step, people: people(subject) };
  if (notices === undefined) return tellAsOfAnyChange<Names['party']>(context, kind, told);
  const { as, words, readsAt } = notices;
  return tellOfSteps<Names['party']>(kind, as, [
    { ...told, words: words(taking), ...(readsAt !== undefined && { readsAt: readsAt(subject) }) },
  ]);
}

interface LoggedStepOptions {
  readonly field?: string;
  readonly reason?: string | undefined;
  readonly reasonField?: string;
}

/**
 * What a log says of a step: the former and the new status by name, and the reason if one was given.
 * @param options.reasonField what the reason is logged as, for records that have a reason of their own
 */
export const loggedStep = <State extends string>(
  labels: Readonly<Record<State, string>>,
  { from, to }: { readonly from: State | null; readonly to: State },
  { field = 'status', reason = '', reasonField = 'reason' }: LoggedStepOptions = {},
): FieldChange[] => [
  { field, old: from && labels[from], new: labels[to] },
  ...(reason === '' ? [] : [{ field: reasonField, old: null, new: reason }]),
];
