import { randomUUID } from 'node:crypto';

import type pg from 'pg';
import { z } from 'zod';

import { newToken, tokenHash } from '#server/links/token.ts';

import type { Session } from './session.ts';

/** The content of a template has a version, but no id of its own. */
const created = z.object({ data: z.object({ id: z.string().default(''), version: z.int().default(1) }) });

const editsAtOnce = 20;

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** An assessment with one respondent, and the token of their link. */
export interface DraftAssessment {
  readonly id: string;
  readonly token: string;
}

/** Calls of the API by a member. */
function callerOf(origin: string, session: Session) {
  return async (path: string, body: object) => {
    const answer = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await session.token()}`,
        'x-organisation-id': session.organisationId,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return created.parse(await answer.json()).data;
  };
}

type Call = ReturnType<typeof callerOf>;

/** A published template of so many text questions. */
async function publishedTemplate(call: Call, questionIds: readonly string[]): Promise<string> {
  const { id } = await call('assessment-template', { title: 'A hundred questions' });
  const questionnaireId = randomUUID();
  const rest = { help: '', type: 'TEXT_AREA', required: true, placeholder: '', options: [], weight: 0 };
  const question = { ...rest, maxFileSize: 0, allowedFileTypes: [], shownWhen: null };
  const edits = [
    { kind: 'PUT_SECTION', questionnaireId, title: 'All' },
    ...questionIds.map((questionId, index) => ({
      kind: 'PUT_QUESTION',
      questionnaireId,
      question: { ...question, id: questionId, question: `Question ${index + 1}` },
    })),
  ];
  let version = 1;
  for (let from = 0; from < edits.length; from += editsAtOnce) {
    const some = edits.slice(from, from + editsAtOnce);
    ({ version } = await call(`assessment-template/${id}/content`, { version, edits: some }));
  }
  await call(`assessment-template/${id}/status`, { version, action: 'PUBLISH', changeLog: 'First' });
  return id;
}

/** Assessments of the same questions, each sent to one respondent. Links are stored directly, as mails would bring them. */
export async function sendAssessments(
  origin: string,
  session: Session,
  { owner, questionIds, count }: { owner: pg.Client; questionIds: readonly string[]; count: number },
): Promise<DraftAssessment[]> {
  const call = callerOf(origin, session);
  const templateId = await publishedTemplate(call, questionIds);
  const { id: providerId } = await call('service-provider', { title: 'Provider' });
  const made: DraftAssessment[] = [];
  for (let index = 0; index < count; index += 1) {
    const fields = { providerId, templateId, expiresOn: inAMonth(), reminderDays: 0 };
    const { id } = await call('service-provider-assessment', { title: `Assessment ${index + 1}`, ...fields });
    const email = `respondent-${index + 1}@example.org`;
    const { id: respondentId } = await call(`service-provider-assessment/${id}/respondents`, { email });
    await call(`service-provider-assessment/${id}/status`, { version: 1, action: 'SEND' });
    const token = newToken();
    await owner.query(
      `insert into secure_link (organisation_id, kind, record_id, respondent_id, token_hash, expires_at)
       values ($1, 'assessment', $2, $3, $4, now() + interval '30 days')`,
      [session.organisationId, id, respondentId, tokenHash(token)],
    );
    made.push({ id, token });
  }
  return made;
}
