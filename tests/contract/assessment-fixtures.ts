import { randomUUID } from 'node:crypto';

import { textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';

import {
  answerTo,
  askAbout,
  inDays,
  newAssessment,
  sectionWith,
  sentAssessment,
  submittedAssessment,
  type GivenLink,
  type SentAssessment,
} from './assessment-samples.ts';
import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { unique } from './samples.ts';

const titled = ({ marker }: Place) => `${marker} ${unique()}`;

const firstQuestion = ({ sections }: Pick<SentAssessment, 'sections'>) => sections[0]?.questions[0]?.id ?? '';

/** A submitted assessment whose words are those of the place. */
const submitted = (place: Place) =>
  submittedAssessment(place, {
    title: titled(place),
    answers: (questions) => questions.map(({ id }) => answerTo(id, place.marker)),
  });

/** A question that was answered with a file. */
async function withFile(place: Place) {
  const sent = await sentAssessment(place, { title: titled(place), sections: [sectionWith([{ type: 'FILE' }])] });
  const questionId = firstQuestion(sent);
  const { path, token } = sent.link;
  const answer = await place.server.call(`${path}/questions/${questionId}/files?name=${place.marker}.txt`, {
    method: 'POST',
    headers: fileType,
    raw: place.marker,
  });
  return { token, questionId, fileId: textAt(answer.body, 'data.fileUrls.0.id') };
}

const linked = async (place: Place) => {
  const { link } = await sentAssessment(place, { title: titled(place) });
  return { path: { token: link.token } };
};

const toSave = (link: GivenLink, questionId: string, { marker }: Place) => ({
  token: link.token,
  editorId: '7f9d7c3a-3b0f-4a55-9a3e-0c5d1a9e8b11',
  responses: [answerTo(questionId, marker)],
});

/** Valid inputs of the operations on the assessments of service providers, besides those of registers. */
export const assessmentFixtures = {
  'AssessmentCourse.changeStatus': async (place) => {
    const { id, version } = await newAssessment(place, { title: titled(place) });
    const given = { reason: place.marker, conclusion: 'OK' as const, expiresOn: inDays(30) };
    return { path: { id }, body: { version, action: 'SEND', ...given } };
  },
  'AssessmentCourse.people': async (place) => ({
    query: { search: '', assessmentId: (await newAssessment(place, { title: titled(place) })).id },
  }),
  'AssessmentCourse.repeat': async (place) => ({
    path: { id: (await newAssessment(place, { title: titled(place) })).id },
  }),
  'AssessmentRespondents.all': async (place) => ({
    path: { id: (await newAssessment(place, { title: titled(place) })).id },
  }),
  'AssessmentRespondents.add': async (place) => {
    const { id, sections } = await newAssessment(place, { title: titled(place) });
    const questionnaireIds = sections.map((section) => section.id);
    return { path: { id }, body: { name: place.marker, email: `${unique()}@example.org`, questionnaireIds } };
  },
  'AssessmentRespondents.change': async (place) => {
    const { respondentIds, sections } = await newAssessment(place, { title: titled(place) });
    const questionnaireIds = sections.map((section) => section.id);
    return { path: { id: respondentIds[0] ?? '' }, body: { version: 1, action: 'DELEGATE', questionnaireIds } };
  },
  'AssessmentAnswerReviews.get': async (place) => ({ path: { id: (await submitted(place)).id } }),
  'AssessmentAnswerReviews.exportFile': async (place) => ({
    path: { id: (await submitted(place)).id },
    query: { format: 'json' },
  }),
  'AssessmentAnswerReviews.review': async (place) => {
    const sent = await submitted(place);
    const body = { version: 0, comment: place.marker, conclusion: 'OK' as const, score: 3 };
    return { path: { id: sent.id, questionId: firstQuestion(sent) }, body };
  },
  'AssessmentAnswerReviews.clarify': async (place) => {
    const sent = await submitted(place);
    const questions = [{ questionId: firstQuestion(sent), text: place.marker }];
    return { path: { id: sent.id }, body: { version: sent.version, questions, expiresOn: inDays(30) } };
  },
  'AssessmentAnswerReviews.answerQuestion': async (place) => {
    const sent = await sentAssessment(place, { title: titled(place) });
    const id = await askAbout(place, sent.link, firstQuestion(sent), place.marker);
    return { path: { id }, body: { answer: place.marker } };
  },
  'AssessmentAnswerReviews.addFinding': async (place) => {
    const sent = await submitted(place);
    const body = { questionId: firstQuestion(sent), title: titled(place), description: place.marker };
    return { path: { id: sent.id }, body };
  },
  'AssessmentAnswerReviews.fileAddress': async (place) => ({ path: { id: (await withFile(place)).fileId } }),
} satisfies FixturesOf<'AssessmentCourse' | 'AssessmentRespondents' | 'AssessmentAnswerReviews'>;

/** Valid inputs of what respondents can do. */
export const secureAssessmentFixtures = {
  'SecureAssessments.get': linked,
  'SecureAssessments.open': linked,
  'SecureAssessments.saveDraft': async (place) => {
    const sent = await sentAssessment(place, { title: titled(place) });
    return { body: toSave(sent.link, firstQuestion(sent), place) };
  },
  'SecureAssessments.submit': async (place) => {
    const sent = await sentAssessment(place, { title: titled(place) });
    return { body: toSave(sent.link, firstQuestion(sent), place) };
  },
  'SecureAssessments.ask': async (place) => {
    const sent = await sentAssessment(place, { title: titled(place) });
    const { token } = sent.link;
    return { body: { token, questionId: firstQuestion(sent), key: randomUUID(), text: place.marker } };
  },
  'SecureAssessments.addFile': async (place) => {
    const sent = await sentAssessment(place, { title: titled(place), sections: [sectionWith([{ type: 'FILE' }])] });
    const path = { token: sent.link.token, questionId: firstQuestion(sent) };
    return { path, query: { name: `${place.marker}.txt` }, raw: place.marker };
  },
  'SecureAssessments.removeFile': async (place) => ({ path: await withFile(place) }),
} satisfies FixturesOf<'SecureAssessments'>;
