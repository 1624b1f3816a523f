import { expect, test } from 'vitest';

import { readsOwnTables } from '#server/modules/record/list/own-tables.ts';

const exists = (table: string) => `("risk"."status" <> $1 and exists (select from "${table}" where true))`;

test.each(['risk', 'record', 'risk_category_assignment', 'risk_threat_assignment'])(
  'what is written with a risk revises its list: %s',
  (table) => {
    expect(readsOwnTables('risk', exists(table))).toBe(true);
  },
);

test.each(['risk_control', 'incident', 'risk_asset_assignment', 'record_label', 'control_link'])(
  'what others write does not: %s',
  (table) => {
    expect(readsOwnTables('risk', exists(table))).toBe(false);
  },
);

test('what one register writes is not of the other that it names', () => {
  expect(readsOwnTables('informationAsset', 'exists (select from "information_asset_parent")')).toBe(true);
  expect(readsOwnTables('evidence', 'exists (select from "evidence_own_control")')).toBe(false);
  expect(readsOwnTables('ownControl', 'exists (select from "evidence_own_control")')).toBe(false);
  expect(readsOwnTables('ownControl', 'exists (select from policy_version as newer)')).toBe(false);
});
