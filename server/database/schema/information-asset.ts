import { date, text, uuid } from 'drizzle-orm/pg-core';

import { assetKindValues, levelValues } from '#openapi/generated/values.ts';

import { assetType } from './lookups.ts';
import { recordTable } from './record-table.ts';

/** Null until rated: a default would be mistaken for a judgement. */
const levelColumn = (name: string) => text(name, { enum: levelValues });

/** What an information asset adds to its `record`. */
export const informationAsset = recordTable(
  'information_asset',
  {
    description: text('description').notNull().default(''),
    typeId: uuid('type_id'),
    kind: text('kind', { enum: assetKindValues }).notNull().default('PRIMARY'),
    ownerId: uuid('owner_id'),
    location: text('location').notNull().default(''),
    confidentiality: levelColumn('confidentiality'),
    integrity: levelColumn('integrity'),
    availability: levelColumn('availability'),
    reviewOn: date('review_on', { mode: 'string' }),
  },
  {
    people: ['ownerId'],
    references: { typeId: assetType },
    ranked: ['confidentiality', 'integrity', 'availability'],
    sorted: ['reviewOn'],
  },
);
