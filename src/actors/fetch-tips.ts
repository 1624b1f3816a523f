import { fromPromise } from 'xstate';

import type { Tip } from '#machines/tips/tips.machine.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { helpfulTips } from '#src/api/organisation/tips.ts';

import { failing } from './failure.ts';

/** Fetches the platform's tips in reading order. One page is enough: nobody would read more. */
const query = { page: 1, perPage: 100 };

export const fetchTips = (api: ApiClient) =>
  fromPromise<readonly Tip[]>(({ signal }) =>
    failing(async () => (await helpfulTips(api).list({ query, signal })).data),
  );
