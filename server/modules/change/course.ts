import { eq } from 'drizzle-orm';

import { changeLifecycle, isOfType, type ChangeNames } from '#domain/change/lifecycle.ts';
import { changedAmong, missingToSubmit, reviewWorkingDays, templateFields } from '#domain/change/rules.ts';
import { isInFuture, futureProblem } from '#domain/incident/times.ts';
import { workingDaysAfter } from '#domain/time/working-days.ts';
import { dayAndTimeIn } from '#domain/time/zoned-time.ts';
import { changeActionLabels, changeStatusLabels, changeTypeLabels } from '#domain/words/change.ts';
import { changeRequestInput } from '#openapi/generated/inputs.ts';
import { invalid, type FieldError } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { changeManagementProcess as change } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lifecycleHandler, loggedStep, type Taking } from '#server/modules/lifecycle/index.ts';
import { organisationTimeZone, workingCalendar } from '#server/modules/organisation/index.ts';
import { editorsAmong, formerlyNamed, quoted } from '#server/modules/record/index.ts';

import { askOwners, closeImpacts, openImpacts, undecidedImpacts } from './impacts.ts';
import { lockChange, partiesOf, peopleOf, touchChange } from './locked.ts';
import { liveChange } from './register.ts';
import { askedToVote, tallyOf } from './votes.ts';
import { freezeAt } from './warnings.ts';

type Change = Schemas['ChangeRequest'];
type Body = Schemas['ChangeStatusChange'];
/** With those who carried it out and were exchanged since: they do not close it either. */
async function lock(id: string) {
  const locked = await lockChange(id);
  const during = [changeStatusLabels.IMPLEMENT, changeStatusLabels.REVIEW];
  const former = locked.status === 'REVIEW' ? await formerlyNamed(id, 'implementerIds', during) : [];
  const parties = partiesOf(locked.before);
  return { ...locked, parties: { ...parties, implementerIds: [...parties.implementerIds, ...former] } };
}

type Locked = Awaited<ReturnType<typeof lock>>;
type Step = Taking<ChangeNames, Body, Locked>;

const problem = (field: string, message: string): FieldError[] => [{ field, message }];

/** Those who are to act must be able to: a standard change is neither assessed nor voted on, an emergency not assessed. */
async function unableProblems({ type, assessor, voters, implementers }: Change): Promise<FieldError[]> {
  const assessors = type === 'NORMAL' && assessor !== null ? [assessor] : [];
  const deciding = type === 'STANDARD' ? [] : voters;
  const able = new Set(
    await editorsAmong(
      'changeManagementProcess',
      [...assessors, ...deciding, ...implementers].map(({ id }) => id),
    ),
  );
  const unable = (field: string, people: readonly Schemas['PersonReference'][], what: string) => {
    const one = people.find(({ id }) => !able.has(id));
    return one === undefined ? [] : problem(field, `${one.name} cannot ${what} changes: choose someone else`);
  };
  return [
    ...unable('assessorId', assessors, 'assess'),
    ...unable('voterIds', deciding, 'decide on'),
    ...unable('implementerIds', implementers, 'carry out'),
  ];
}

/** A standard change is what was authorised before, at another time. */
async function templateProblems(before: Change): Promise<FieldError[]> {
  if (before.template === null)
    return problem('action', 'A standard change repeats one that was authorised: choose “Repeat” in that change');
  const template = await liveChange(before.template.id).catch(() => undefined);
  if (template === undefined || !isRepeatable(template))
    return problem('action', `${before.template.ref} may not be repeated any more`);
  const [now, then] = [changeRequestInput.of(before), changeRequestInput.of(template)];
  return changedAmong(templateFields, then, now).map((field) => ({
    field,
    message: `It must be as in ${template.ref}: ask for a normal change otherwise`,
  }));
}

/** Whether a change may be repeated as a standard one: it was authorised as such, and went well. */
export const isRepeatable = ({ repeatable, type, status, outcome }: Change): boolean =>
  repeatable && type === 'NORMAL' && status === 'CLOSED' && outcome === 'SUCCESSFUL';

async function submissionProblems({ action, subject: { before }, context }: Step): Promise<FieldError[]> {
  const missing = missingToSubmit(changeRequestInput.of(before), context.user.id);
  if (missing.length > 0) return [...missing];
  const unable = await unableProblems(before);
  return action === 'SCHEDULE' ? [...unable, ...(await templateProblems(before))] : unable;
}

/** Whether those who decide have refused an emergency change that was made. */
const isRefused = async (before: Change): Promise<boolean> =>
  before.type === 'EMERGENCY' && (await tallyOf(before)).result === 'REFUSED';

/** What is still to be done before a change can be closed. */
async function closingProblems(before: Change): Promise<FieldError[]> {
  const open = await undecidedImpacts(before.id);
  const { result } = await tallyOf(before);
  // Votes that can still agree are waited for. A change that they refuse is made already: it is closed as not authorised.
  const isLacking = before.type === 'EMERGENCY' && result === 'PENDING';
  return [
    ...(open > 0 ? problem('action', 'Say of each record whether it is affected') : []),
    ...(isLacking ? problem('action', 'Not enough of those who decide have agreed yet') : []),
  ];
}

function timeProblems({ action, body: { at }, subject: { before } }: Step): FieldError[] {
  if (at === undefined) return [];
  if (isInFuture(at, Date.now())) return problem('at', futureProblem);
  const isEarly = action === 'FINISH' && before.actualStart !== null && Date.parse(at) < Date.parse(before.actualStart);
  return isEarly ? problem('at', 'Choose a time that is not before its start') : [];
}

async function startProblems({ body: { at, reason = '' } }: Step): Promise<FieldError[]> {
  const freeze = reason.trim() === '' ? await freezeAt(at === undefined ? new Date() : new Date(at)) : undefined;
  return freeze === undefined ? [] : problem('reason', `${freeze} is a freeze: say why it cannot wait`);
}

const checks: Readonly<Partial<Record<Body['action'], (step: Step) => Promise<FieldError[]>>>> = {
  SUBMIT: submissionProblems,
  EXPEDITE: submissionProblems,
  SCHEDULE: submissionProblems,
  START: startProblems,
  CLOSE: ({ subject: { before } }) => closingProblems(before),
};

/** @throws ApiError 400 naming what stands in the way of an action */
async function refuse(step: Step): Promise<void> {
  const { action, subject } = step;
  const { type } = subject.before;
  const wrong = isOfType(action, type)
    ? []
    : problem('action', `“${changeActionLabels[action]}” is not for a change of the type ${changeTypeLabels[type]}`);
  const problems = [
    ...wrong,
    ...timeProblems(step),
    ...(wrong.length > 0 ? [] : ((await checks[action]?.(step)) ?? [])),
  ];
  if (problems.length > 0) throw invalid(problems);
}

/** The last day for the review of what was finished at an instant. */
async function reviewDay(at: string): Promise<string> {
  const { day } = dayAndTimeIn(await organisationTimeZone(), at);
  return workingDaysAfter(day, reviewWorkingDays, await workingCalendar());
}

type Columns = Partial<typeof change.$inferInsert>;

const submitted = ({ context: { user }, subject: { before } }: Step): Columns => ({
  ownerId: user.id,
  round: before.round + 1,
  statusReason: '',
});

const steppedBack = ({ body: { reason = '' } }: Step): Columns => ({ statusReason: reason, authorisedAt: null });

/** The columns that an action sets beside the status. */
const columnsBy: Readonly<Record<Body['action'], (step: Step) => Columns | Promise<Columns>>> = {
  SUBMIT: submitted,
  EXPEDITE: submitted,
  SCHEDULE: (step) => ({ ...submitted(step), authorisedAt: new Date() }),
  ASSESS: ({ body: { riskLevel = null, impact = '' }, context: { user } }) => ({
    riskLevel,
    impact,
    assessorId: user.id,
  }),
  START: ({ body: { at } }) => ({ actualStart: at === undefined ? new Date() : new Date(at) }),
  async FINISH({ body: { at, outcome = null } }) {
    const ended = at ?? new Date().toISOString();
    return { actualEnd: new Date(ended), outcome, reviewDueOn: await reviewDay(ended) };
  },
  async CLOSE({ body: { review = '' }, context: { user }, subject: { before } }) {
    const closedAt = new Date();
    return { review, reviewedById: user.id, closedAt, refusedAt: (await isRefused(before)) ? closedAt : null };
  },
  RETURN: steppedBack,
  CANCEL: steppedBack,
};

const told: Readonly<Record<Body['action'], { readonly title: string; readonly does: string }>> = {
  SUBMIT: { title: 'Change submitted', does: 'submitted' },
  EXPEDITE: { title: 'Emergency change submitted', does: 'submitted' },
  SCHEDULE: { title: 'Change scheduled', does: 'scheduled' },
  ASSESS: { title: 'Change assessed', does: 'assessed' },
  START: { title: 'Change started', does: 'started' },
  FINISH: { title: 'Change finished', does: 'finished' },
  CLOSE: { title: 'Change closed', does: 'closed' },
  RETURN: { title: 'Change returned', does: 'returned' },
  CANCEL: { title: 'Change cancelled', does: 'cancelled' },
};

function askedBy({ action, context: { user } }: Step) {
  const who = quoted(user.name);
  if (action === 'SUBMIT')
    return { title: 'Change to assess', describe: (what: string) => `${who} asks you to assess ${what}.` };
  if (action === 'SCHEDULE')
    return {
      title: 'Change to carry out',
      describe: (what: string) => `${who} scheduled ${what}: you are to carry it out.`,
    };
  if (action === 'FINISH')
    return {
      title: 'Change to review',
      describe: (what: string) => `${who} finished ${what}: see that it is reviewed.`,
    };
  return askedToVote(user.name);
}

/** What follows for the records that a change affects. */
async function followUp({ action, subject: { before } }: Step): Promise<void> {
  if (action === 'SCHEDULE') await openImpacts(before);
  if (action === 'RETURN' || action === 'CANCEL') await closeImpacts([before.id]);
  if (action === 'CLOSE') await askOwners(before);
}

/** Moves a change along its lifecycle. */
export const changeStatus = lifecycleHandler<ChangeNames, Body, Locked, Change>({
  kind: 'changeManagementProcess',
  lifecycle: changeLifecycle,
  labels: changeStatusLabels,
  actionOf: ({ action }) => action,
  lock,
  parties: ({ parties }) => parties,
  current: ({ before }) => before,
  known: (_, { reason = '', riskLevel = null, impact = '', at = null, outcome = null, review = '' }) => ({
    reason,
    riskLevel,
    impact,
    at,
    outcome,
    review,
  }),
  missing: {
    reason: { field: 'reason', message: 'Give a reason' },
    riskLevel: { field: 'riskLevel', message: 'Choose the risk of the change' },
    impact: { field: 'impact', message: 'Say what it affects' },
    at: { field: 'at', message: 'Say when it was finished' },
    outcome: { field: 'outcome', message: 'Choose the outcome' },
    review: { field: 'review', message: 'Say what the review found' },
  },
  refuse,
  async store(step) {
    const { context, subject } = step;
    const columns = { ...(await columnsBy[step.action](step)), status: step.step.to };
    await db.update(change).set(columns).where(eq(change.id, subject.before.id));
    const changed = step.action === 'ASSESS' ? { impact: step.body.impact ?? '' } : {};
    await touchChange(context, subject, changed);
    await followUp(step);
  },
  logged: ({ subject: { status: from }, step: { to }, body: { reason } }) =>
    loggedStep(changeStatusLabels, { from, to }, { reason, reasonField: 'statusReason' }),
  people: ({ before }) => peopleOf(before),
  notices: {
    as: 'changeStep',
    words: (step) => ({
      told: {
        title: told[step.action].title,
        describe: (what) => `${quoted(step.context.user.name)} ${told[step.action].does} ${what}.`,
      },
      asked: askedBy(step),
    }),
  },
  answer: ({ before }) => liveChange(before.id),
});
