import type { Respondent } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { formatInstant } from '#src/components/format.ts';
import { counted } from '#src/components/words.ts';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';

type State = Respondent['state'];

/** A respondent by name, or by address if only that is known. */
export const nameOf = ({ name, email }: Pick<Respondent, 'name' | 'email'>): string => (name === '' ? email : name);

export const stateGlyphs: Readonly<Record<State, { shape: StatusShape; tone: Tone }>> = {
  ADDED: { shape: 'draft', tone: 'neutral' },
  REQUESTED: { shape: 'open', tone: 'neutral' },
  OPENED: { shape: 'quarter', tone: 'info' },
  ANSWERING: { shape: 'half', tone: 'info' },
  SUBMITTED: { shape: 'done', tone: 'success' },
  EXPIRED: { shape: 'expired', tone: 'warning' },
  REVOKED: { shape: 'rejected', tone: 'neutral' },
};

/** When the mail went out, the page was opened, and answers were saved and submitted. */
export function timesOf(respondent: Respondent): readonly string[] {
  const { state, failedAt, sentAt, openedAt, lastSavedAt, submittedAt, reminderCount, revokedAt } = respondent;
  if (state === 'ADDED') return [];
  return [
    ...(failedAt === null ? [] : [`not deliverable, tried ${formatInstant(failedAt)}`]),
    ...(sentAt === null && failedAt === null ? ['mail being sent'] : []),
    ...(sentAt === null ? [] : [`sent ${formatInstant(sentAt)}`]),
    ...(reminderCount === 0 ? [] : [counted(reminderCount, { one: 'reminder', many: 'reminders' })]),
    ...(openedAt === null ? [] : [`opened ${formatInstant(openedAt)}`]),
    ...(lastSavedAt === null ? [] : [`last saved ${formatInstant(lastSavedAt)}`]),
    ...(submittedAt === null ? [] : [`submitted ${formatInstant(submittedAt)}`]),
    ...(revokedAt === null ? [] : [`revoked ${formatInstant(revokedAt)}`]),
  ];
}

/** `3 of 5 submitted`; those whose links were revoked do not count. */
export function submittedOf(respondents: readonly Respondent[]): string | undefined {
  const counting = respondents.filter(({ state }) => state !== 'REVOKED');
  const sent = counting.some(({ state }) => state !== 'ADDED');
  const submitted = counting.filter(({ state }) => state === 'SUBMITTED').length;
  return sent ? `${submitted} of ${counting.length} submitted` : undefined;
}
