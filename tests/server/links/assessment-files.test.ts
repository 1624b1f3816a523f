import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { assessmentAnswerFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { sectionWith, sentAssessment, within } from '#tests/contract/assessment-samples.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addFile, pdf, questionsIn, sentTo } from './assessment-files.ts';

const server = shared(() => startTestServer({ environ: { FILES_LARGEST_MB: '2', FILES_QUOTA_MB: '3' } }));
const harbour = shared(() => openPlace(server));
const meridian = shared(() => openPlace(server));

describe('the files of an answer', () => {
  test('are added once, and taken back', async () => {
    const sent = await sentTo(harbour, 'Files');
    const question = questionsIn(sent)[1] ?? '';
    const first = await addFile(server, sent.link, question, 'iso.pdf', pdf);
    expect(first).toMatchObject({
      status: 201,
      body: { data: { version: 1, fileUrls: [{ name: 'iso.pdf', size: pdf.length }] } },
    });
    expect((await addFile(server, sent.link, question, 'iso.pdf', pdf)).body).toEqual(first.body);
    const stored = await within(harbour, () =>
      db.$count(assessmentAnswerFile, eq(assessmentAnswerFile.assessmentId, sent.id)),
    );
    expect(stored).toBe(1);
    const fileId = textAt(first.body, 'data.fileUrls.0.id');
    const remove = () => server.call(`${sent.link.path}/questions/${question}/files/${fileId}`, { method: 'DELETE' });
    expect((await remove()).body).toMatchObject({ data: { version: 2, fileUrls: [] } });
    // Taking it back again changes nothing.
    expect((await remove()).body).toMatchObject({ data: { version: 2, fileUrls: [] } });
    expect((await server.call(`/service-provider-assessment/secure/${sent.link.token}/files/${fileId}`)).status).toBe(
      404,
    );
  });

  test('are what the question asks for, and what their names say', async () => {
    const sent = await sentTo(harbour, 'Types', { allowedFileTypes: ['pdf'], maxFileSize: 1 });
    const question = questionsIn(sent)[1] ?? '';
    const types = 'Choose a file of one of these types: pdf';
    const refusals = [
      ['a.txt', 'Text', 400, types],
      ['a.pdf', '<html></html>', 400, 'The content of this file is not PDF, although its name says so'],
      ['a.exe', 'MZ', 400, expect.stringContaining('Files of this type are not accepted')],
      ['a.pdf', `%PDF-1.7\n${'x'.repeat(1_000_001)}`, 413, 'A file can have at most 1 MB'],
    ] as const;
    for (const [name, raw, status, message] of refusals) {
      const answer = await addFile(server, sent.link, question, name, raw);
      expect([name, answer.status, at(answer.body, 'message')]).toEqual([name, status, message]);
    }
    expect((await addFile(server, sent.link, questionsIn(sent)[0] ?? '', 'a.pdf', pdf)).status).toBe(404);
  });

  test('are refused once the organisation has no room for them', async () => {
    const sent = await sentTo(meridian, 'Room');
    const question = questionsIn(sent)[1] ?? '';
    const large = (letter: string) => `%PDF-1.7\n${letter.repeat(1_600_000)}`;
    expect((await addFile(server, sent.link, question, 'one.pdf', large('x'))).status).toBe(201);
    expect(await addFile(server, sent.link, question, 'two.pdf', large('y'))).toMatchObject({
      status: 409,
      body: { message: 'There is no room for more files. Tell the organisation that asks you.' },
    });
  });

  test('of one assessment leave room for others, those that were taken back too', async () => {
    const roomy = await startTestServer({ environ: { FILES_LARGEST_MB: '1', FILES_QUOTA_MB: '8' } });
    try {
      const place = await openPlace(roomy);
      const sent = await sentAssessment(place, { sections: [sectionWith([{ type: 'FILE' }])] });
      const question = sent.sections[0]?.questions[0]?.id ?? '';
      const files = `${sent.link.path}/questions/${question}/files`;
      const add = (name: string) =>
        roomy.call(`${files}?name=${name}`, {
          method: 'POST',
          headers: fileType,
          raw: `%PDF-1.7\n${name.slice(0, 3).repeat(300_000)}`,
        });
      const first = await add('one.pdf');
      expect([first.status, (await add('two.pdf')).status]).toEqual([201, 201]);
      await roomy.call(`${files}/${textAt(first.body, 'data.fileUrls.0.id')}`, { method: 'DELETE' });
      expect(await add('six.pdf')).toMatchObject({
        status: 409,
        body: { message: 'This assessment has no room for more files. Tell the organisation that asks you.' },
      });
      const other = await sentAssessment(place, { sections: [sectionWith([{ type: 'FILE' }])] });
      const [otherQuestion] = other.sections[0]?.questions ?? [];
      const elsewhere = await roomy.call(`${other.link.path}/questions/${otherQuestion?.id}/files?name=a.pdf`, {
        method: 'POST',
        headers: fileType,
        raw: pdf,
      });
      expect(elsewhere.status).toBe(201);
    } finally {
      await roomy.close();
    }
  });
});
