import { fromPromise } from 'xstate';

import type { Tip } from '#machines/tips/tips.machine.ts';
import type { ApiClient } from '#src/api/client.ts';
import { helpfulTips } from '#src/api/tips.ts';

import { failing } from './failure.ts';

/** The tips of the platform, in the order in which they are to be read; more of them nobody would read. */
const query = { page: 1, perPage: 100 };

export const fetchTips = (api: ApiClient) =>
  fromPromise<readonly Tip[]>(({ signal }) =>
    failing(async () => (await helpfulTips(api).list({ query, signal })).data),
  );
