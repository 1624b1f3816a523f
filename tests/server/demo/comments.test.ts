import { expect, it } from 'vitest';

import { contentOfDraft } from '#domain/text/comment-text.ts';
import { demoPeople } from '#server/demo/accounts.ts';
import { harbourLogistics, meridianHealth } from '#server/demo/organisations.ts';

it.each([harbourLogistics, meridianHealth])('the comments of $name mention members by their full names', (place) => {
  const members = demoPeople
    .filter(({ memberships }) => memberships.some(({ organisation }) => organisation === place.name))
    .map(({ email, firstName, lastName }) => ({ id: email, name: `${firstName} ${lastName}` }));
  const contents = place.comments.map(({ text }) => contentOfDraft({ text, mentioned: members }));
  expect(contents.filter(({ text }) => text.includes('@'))).toEqual([]);
  expect(contents.some(({ mentionIds }) => mentionIds.length > 0)).toBe(true);
});
