import type { AnyRoute } from '@tanstack/react-router';
import { expect, test } from 'vitest';

import { registers } from '#openapi/generated/records.ts';
import { routeTree } from '#src/routeTree.gen.ts';

const withChildren = (route: AnyRoute): AnyRoute[] => {
  const children: Readonly<Record<string, AnyRoute>> = { ...route.children };
  return [route, ...Object.values(children).flatMap(withChildren)];
};

test('every register has exactly one route that opens its records, so that notifications link to them', () => {
  const opened = withChildren(routeTree).flatMap(({ options }) => options.staticData?.opens ?? []);
  // A report is no record, but people are notified of it.
  const named = [...Object.keys(registers), 'report'];
  expect(opened.map(({ kind }) => kind).toSorted()).toEqual(named.toSorted());
  expect(opened).toContainEqual({ kind: 'regulatoryRequirement', param: 'requirement' });
});
