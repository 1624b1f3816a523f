import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { mentionMark } from '#domain/text/comment-text.ts';
import { comment } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { purgeRemovedTexts } from '#server/modules/record/index.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { activityOf, add, leave, openPlace, patch, post, read, refusal } from './place.ts';

const server = shared(startTestServer);
const harbour = shared(() => openPlace(server));
const meridian = shared(() => openPlace(server));

/** A member who may view every record and no more. */
const viewer = () =>
  addPerson(server, { in: [{ organisation: harbour.organisation, role: 'ORG_AUDITOR', level: 'VIEW' }] });

const newRisk = async () => (await add(harbour, '/api/risk', { title: 'Fire in the archive' })).id;

const write = (who: Person, recordId: string, text: string, mentionIds: readonly string[] = []) =>
  post(who, `/api/records/${recordId}/comments`, { text, mentionIds });

async function written(who: Person, recordId: string, text: string, mentionIds: readonly string[] = []) {
  const { body } = await write(who, recordId, text, mentionIds);
  return textAt(body, 'data.id');
}

const edit = (who: Person, id: string, body: object) => patch(who, `/api/comments/${id}`, { mentionIds: [], ...body });
const remove = (who: Person, id: string, version = 1) =>
  who.call(`/api/comments/${id}?version=${version}`, { method: 'DELETE' });
const restore = (who: Person, id: string, version: number) => post(who, `/api/comments/${id}/restore`, { version });
const textsOf = async (recordId: string, query = '') => {
  const rows = at(await read(harbour.owner, `/api/records/${recordId}/comments${query}`), 'data');
  return Array.isArray(rows) ? rows.map((row: unknown) => at(row, 'text')) : rows;
};

describe('a comment', () => {
  it('is stored and shown as it was written, whatever it contains', async () => {
    const id = await newRisk();
    const payload = `<script>alert(1)</script> "=HYPERLINK()" '; drop table comment; --\n\n\n\t{{x}} 👩‍🚒`;
    const answer = await write(harbour.owner, id, `  ${payload}\r\nEnd \n`);
    expect(at(answer.body, 'data.text')).toBe(`${payload}\nEnd`);
    expect(await textsOf(id)).toEqual([`${payload}\nEnd`]);
  });

  it.each(['   ', '\n\t\n', '\u200B'])('needs something visible: %j', async (text) => {
    const answer = await write(harbour.owner, await newRisk(), text);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(refusal({ field: 'text', message: 'Write a comment' }));
  });

  it('is written by everyone who may view the record', async () => {
    const id = await newRisk();
    expect((await write(await viewer(), id, 'Which control covers this?')).status).toBe(201);
    expect(await textsOf(id)).toEqual(['Which control covers this?']);
  });

  it('is listed newest first and found by its text, unless it is removed', async () => {
    const id = await newRisk();
    for (const text of ['First 100%', 'Second 100%']) await written(harbour.owner, id, text);
    await remove(harbour.owner, await written(harbour.owner, id, 'Third 100%'));
    expect(await textsOf(id)).toEqual([null, 'Second 100%', 'First 100%']);
    expect(await textsOf(id, '?sortId=createdAt&perPage=2')).toEqual(['First 100%', 'Second 100%']);
    expect(await textsOf(id, '?search=100%25')).toEqual(['Second 100%', 'First 100%']);
    expect(await textsOf(id, '?search=_')).toEqual([]);
  });

  it('is edited by its author only, based on the version that was read', async () => {
    const author = await viewer();
    const id = await written(author, await newRisk(), 'Original');
    const foreign = await edit(harbour.owner, id, { version: 1, text: 'Put into their mouth' });
    expect(foreign.status).toBe(403);
    expect(foreign.body).toEqual({ status: false, message: 'Only its author can edit a comment', errors: [] });
    expect((await edit(author, id, { version: 1, text: 'Original' })).body).toMatchObject({
      data: { version: 1, editedAt: null },
    });
    expect((await edit(author, id, { version: 1, text: 'Better' })).status).toBe(200);
    const stale = await edit(author, id, { version: 1, text: 'From another tab' });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ current: { id, version: 2, text: 'Better' } });
  });

  it('is removed by its author or an administrator, and restored by the person who removed it', async () => {
    const [author, other] = [await viewer(), await viewer()];
    const recordId = await newRisk();
    const id = await written(author, recordId, 'Sent too early');
    expect((await remove(other, id)).status).toBe(403);
    expect((await remove(harbour.owner, id)).status).toBe(200);
    const removal = (await activityOf(harbour, recordId)).at(-1);
    expect(removal?.changes).toContainEqual({ field: 'commentAuthorId', old: null, new: author.id });
    expect((await edit(author, id, { version: 2, text: 'Again' })).status).toBe(404);
    expect((await remove(author, id, 2)).status).toBe(404);
    expect((await restore(author, id, 2)).status).toBe(403);
    expect((await restore(harbour.owner, id, 1)).status).toBe(409);
    expect((await restore(harbour.owner, id, 2)).status).toBe(200);
    expect((await remove(author, id, 3)).status).toBe(200);
    expect((await restore(harbour.owner, id, 4)).status).toBe(403);
    expect((await restore(author, id, 4)).status).toBe(200);
  });

  it('keeps the name of an author who has left', async () => {
    const [author, recordId] = [await viewer(), await newRisk()];
    await written(author, recordId, 'My last words');
    const listed = () => read(harbour.owner, `/api/records/${recordId}/comments`);
    const before = await listed();
    await leave(harbour, author);
    expect(at(before, 'data.0.createdBy')).toMatchObject({ id: author.id, name: expect.stringMatching(/./) });
    expect(await listed()).toEqual(before);
  });
});

describe('a removed comment', () => {
  it('loses its text when its retention is over, in every organisation', async () => {
    const removed = [];
    for (const place of [harbour, meridian, harbour]) {
      const { id: recordId } = await add(place, '/api/risk', { title: 'Old' });
      const id = await written(place.owner, recordId, 'Outdated');
      await remove(place.owner, id);
      removed.push({ place, id });
    }
    for (const [index, { place, id }] of removed.entries()) {
      const scope = { organisationId: place.organisation.id, userId: '' };
      const removedAt = sql`now() - make_interval(days => ${index === 2 ? 9 : 11}::int)`;
      await server.database.inOrganisation(scope, () =>
        db.update(comment).set({ removedAt }).where(eq(comment.id, id)),
      );
    }
    expect(await purgeRemovedTexts(server.database, { removedKeptDays: 10, batch: 1 })).toBe(2);
    const statuses = [];
    for (const { place, id } of removed) statuses.push((await restore(place.owner, id, 2)).status);
    expect(statuses).toEqual([404, 404, 200]);
  });
});

describe('a mention', () => {
  /** The person's notifications of mentions: the comment and the wording. */
  const mentionsOf = async (person: Person) => {
    const rows = at(await read(person, '/api/notifications?search=comment'), 'data');
    if (!Array.isArray(rows)) throw new Error('No page of notifications');
    return rows.map((row) => ({ commentId: at(row, 'commentId'), said: textAt(row, 'description') }));
  };

  it('notifies the member once, however often the comment is edited, and never the author', async () => {
    const [person, later] = [await viewer(), await viewer()];
    const { owner } = harbour;
    const recordId = await newRisk();
    const text = `${mentionMark}, ${mentionMark} and ${mentionMark}: please check`;
    const answer = await write(owner, recordId, text, [person.id, owner.id, person.id.toUpperCase()]);
    const id = textAt(answer.body, 'data.id');
    expect(at(answer.body, 'data.text')).toBe(text);
    expect(at(answer.body, 'data.mentions')).toMatchObject([{ id: person.id }, { id: owner.id }, { id: person.id }]);
    await edit(owner, id, { version: 1, text: 'Nobody' });
    await edit(owner, id, { version: 2, text: `${mentionMark} ${mentionMark}`, mentionIds: [later.id, person.id] });
    const [name, ref] = [
      at(await read(owner, '/api/auth/me'), 'fullName'),
      at(await read(owner, `/api/risk/${recordId}`), 'ref'),
    ];
    const said = `"${String(name)}" mentioned you in a comment on "${String(ref)} Fire in the archive".`;
    expect(await mentionsOf(person)).toEqual([{ commentId: id, said }]);
    expect(await mentionsOf(later)).toEqual([{ commentId: id, said }]);
    expect(await mentionsOf(owner)).toEqual([]);
  });

  it('names one present member for each place in the text', async () => {
    const [recordId, former] = [await newRisk(), await viewer()];
    await leave(harbour, former);
    const unknown = [refusal({ field: 'mentionIds/0', message: 'Choose a member of the organisation' })];
    const mismatch = [refusal({ field: 'mentionIds', message: 'Name one person for each mention in the text' })];
    const answers = [
      [await write(harbour.owner, recordId, mentionMark, [former.id]), unknown],
      [await write(harbour.owner, recordId, mentionMark, [meridian.owner.id]), unknown],
      [await write(harbour.owner, recordId, mentionMark, []), mismatch],
      [await write(harbour.owner, recordId, 'None', [harbour.owner.id]), mismatch],
    ] as const;
    for (const [answer, [expected]] of answers) expect(answer).toMatchObject({ status: 400, body: expected });
    expect(await textsOf(recordId)).toEqual([]);
  });

  it('may stay in an edited comment after its person has left', async () => {
    const [recordId, former] = [await newRisk(), await viewer()];
    const id = await written(harbour.owner, recordId, `Ask ${mentionMark}`, [former.id]);
    await leave(harbour, former);
    const kept = await edit(harbour.owner, id, { version: 1, text: `Asked ${mentionMark}`, mentionIds: [former.id] });
    expect(kept.body).toMatchObject({ data: { version: 2, mentions: [{ id: former.id }] } });
    const other = await written(harbour.owner, recordId, 'Ask again');
    const added = await edit(harbour.owner, other, { version: 1, text: mentionMark, mentionIds: [former.id] });
    expect(added.body).toEqual(refusal({ field: 'mentionIds/0', message: 'Choose a member of the organisation' }));
  });

  it('is offered by name, of the members who may view the record', async () => {
    const [recordId, person] = [await newRisk(), await viewer()];
    const name = String(at(await read(person, '/api/auth/me'), 'fullName'));
    const offered = (search: string) =>
      read(person, `/api/records/${recordId}/mentionable?search=${encodeURIComponent(search)}`);
    expect(await offered(name.toUpperCase())).toContainEqual({ id: person.id, name });
    expect(await offered('%')).toEqual([]);
  });

  it('is stored in a document that a rich-text editor can read', async () => {
    const id = await written(harbour.owner, await newRisk(), `A\n${mentionMark}\n\nB`, [harbour.owner.id]);
    const scope = { organisationId: harbour.organisation.id, userId: '' };
    const [row] = await server.database.inOrganisation(scope, () =>
      db.select({ body: comment.body }).from(comment).where(eq(comment.id, id)),
    );
    const mention = { type: 'mention', attrs: { id: harbour.owner.id } };
    const first = [{ type: 'text', text: 'A' }, { type: 'hardBreak' }, mention];
    const paragraphs = [first, [{ type: 'text', text: 'B' }]].map((content) => ({ type: 'paragraph', content }));
    expect(row?.body).toEqual({ type: 'doc', content: paragraphs });
  });
});
