import { sectionWith, sentAssessment, type GivenLink } from '#tests/contract/assessment-samples.ts';
import type { Place } from '#tests/server/api/place.ts';
import { fileType } from '#tests/server/support/http.ts';
import type { TestServer } from '#tests/server/support/server.ts';

/** An assessment with a question for a text and one for a file. */
export const sentTo = (place: Place, title: string, files: object = {}) =>
  sentAssessment(place, { title, sections: [sectionWith([{}, { type: 'FILE', ...files }])] });

export const questionsIn = ({ sections }: Awaited<ReturnType<typeof sentTo>>) =>
  sections.flatMap(({ questions }) => questions.map(({ id }) => id));

/** Adds a file to an answer with a link. */
export const addFile = (
  server: Pick<TestServer, 'call'>,
  { path }: GivenLink,
  questionId: string,
  name: string,
  raw: string,
) =>
  server.call(`${path}/questions/${questionId}/files?${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers: fileType,
    raw,
  });

export const pdf = '%PDF-1.7\nA certificate';
