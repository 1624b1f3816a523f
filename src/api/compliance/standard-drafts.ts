import { queryOptions } from '@tanstack/react-query';

import { StandardDrafts } from '#openapi/generated/operations/standard-drafts.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { catalogueKey } from './standards.ts';

export type DraftControl = Schemas['DraftControl'];
export type DraftControlInput = Schemas['DraftControlInput'];
export type DraftGroupInput = Schemas['DraftGroupInput'];
export type DraftQuestion = Schemas['DraftQuestionInput'];
export type DraftLevel = Schemas['DraftLevelInput'];
export type StandardGroup = Schemas['StandardGroup'];
export type StandardControl = Schemas['StandardControl'];

export const standardDrafts = clientOf(StandardDrafts);

/** A control of a draft as it can be edited. */
export const draftControlQuery = (api: ApiClient, id: string, controlId: string) =>
  queryOptions({
    queryKey: [...catalogueKey, 'PLATFORM', 'version', id, 'control', controlId],
    queryFn: ({ signal }) => standardDrafts(api).control({ path: { id, controlId }, signal }),
  });
