import { mentionMark } from '#domain/text/comment-text.ts';
import { numberAt, textAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { createPlain, unique } from './samples.ts';

/** A text that mentions the place's owner. */
const commentText = ({ marker, owner }: Place) => ({
  text: `${marker} ${unique()} for ${mentionMark}`,
  mentionIds: [owner.id],
});

/** A comment by the person on a record of the place. */
async function commentBy(who: Person, place: Place) {
  const { id: recordId } = await createPlain(place, 'InformationAssets');
  const call = { method: 'POST', body: commentText(place), organisation: place.organisation.id } as const;
  const { body } = await who.call(`/api/records/${recordId}/comments`, call);
  return { id: textAt(body, 'data.id'), recordId, version: numberAt(body, 'data.version') };
}

/** A comment that the person has written and removed. */
async function removedCommentBy(who: Person, place: Place) {
  const { id, version } = await commentBy(who, place);
  const call = { method: 'DELETE', organisation: place.organisation.id } as const;
  const { body } = await who.call(`/api/comments/${id}?version=${version}`, call);
  return { id, version: numberAt(body, 'data.version') };
}

/** Valid inputs of the operations of `Comments`. */
export const commentFixtures = {
  'Comments.list': async (place) => ({
    path: { id: (await commentBy(place.owner, place)).recordId },
    query: { search: place.marker, sortId: 'createdAt', desc: true },
  }),
  'Comments.add': async (place) => ({
    path: { id: (await createPlain(place, 'InformationAssets')).id },
    body: commentText(place),
  }),
  'Comments.update': async (place, who) => {
    const { id, version } = await commentBy(who, place);
    return { path: { id }, body: { version, ...commentText(place) } };
  },
  'Comments.remove': async (place, who) => {
    const { id, version } = await commentBy(who, place);
    return { path: { id }, query: { version } };
  },
  'Comments.mentionable': async (place) => {
    const { id } = await createPlain(place, 'InformationAssets');
    return { path: { id }, query: { search: 'a' } };
  },
  'Comments.restore': async (place, who) => {
    const { id, version } = await removedCommentBy(who, place);
    return { path: { id }, body: { version } };
  },
} satisfies FixturesOf<'Comments'>;
