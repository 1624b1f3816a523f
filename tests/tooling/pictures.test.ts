import { expect, test } from 'vitest';

import { asOfPictures } from '#scripts/pictures/as-of.ts';

test('dates keep their distance from the screenshot date, and times become the screenshot time', () => {
  const answer = {
    title: 'Reviewed on 2027-03-01',
    nextReviewOn: '2027-03-01',
    dueOn: '2027-02-24',
    updatedAt: '2027-02-28T23:10:04.512Z',
    owner: null,
  };
  expect(JSON.parse(asOfPictures(JSON.stringify(answer), '2027-02-28'))).toEqual({
    title: 'Reviewed on 2027-03-01',
    nextReviewOn: '2026-11-21',
    dueOn: '2026-11-16',
    updatedAt: '2026-11-20T09:30:00.000Z',
    owner: null,
  });
});
