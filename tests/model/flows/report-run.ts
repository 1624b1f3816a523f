import { reportRunMachine } from '#machines/report-run/report-run.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';
import { request, runIn } from './support/report-run.ts';

const queued = runIn('QUEUED');
const expired = runIn('EXPIRED');

export const reportRun = defineFlow({
  name: 'report-run',
  title: 'A report of the library',
  prose:
    'A report is chosen and asked for. A job makes it, which is followed until the file is ready and opened; what failed is tried again, and what is not ready can be cancelled. The job goes on without anyone who follows it: a person who comes back sees where the report is then.',
  machine: reportRunMachine,
  starts: {
    'a new report is chosen': { request },
    'a queued one is looked at again': { run: queued },
    'one that is being made is looked at again': { run: runIn('RUNNING') },
    'a finished one is looked at again': { run: runIn('READY') },
    'a finished one that may not be opened': { run: runIn('READY', { mayOpen: false }) },
    'a failed one is looked at again': { run: runIn('FAILED') },
    'an expired one is looked at again': { run: runIn('EXPIRED') },
  },
  cases: [
    { type: 'request.changed', changes: { sections: [] } },
    { type: 'request.changed', changes: { sections: request.sections } },
    ...answers('askForReport', queued),
    ...refuses('askForReport', failure('http_409', 409)),
    ...answers('readRun', queued, runIn('RUNNING'), runIn('READY'), runIn('FAILED'), expired),
    ...refuses('readRun', failure('http_500', 500)),
    ...answers('changeRun', queued, runIn('CANCELLED')),
    ...refuses('changeRun', failure('http_409', 409)),
    ...answers('repeatRun', queued),
    ...refuses('repeatRun', failure('http_409', 409)),
    ...answers('openRun', undefined),
    ...refuses('openRun', failure('http_409', 409)),
  ],
  // What is cancelled is not queued again, and the other way round.
  isPossible: (event, { action }) =>
    event.type !== 'xstate.done.actor.changeRun' ||
    ('output' in event && event.output === queued) === (action === 'RETRY'),
  headlessAnswers: [expired],
  contextKey: ({ request: asked, run, action, failure: failed }) => ({
    sections: asked?.sections.length ?? null,
    run: run === null ? null : [run.state, run.mayOpen].join(),
    action,
    failed: failed?.code ?? null,
  }),
  invariants: [
    {
      name: 'a run is followed exactly once it was asked for',
      holds: ({ value, context }) => (context.run === null) === (value === 'choosing' || value === 'asking'),
    },
    {
      name: 'only what is queued or running is read again by itself',
      holds: ({ value, context }) =>
        (value !== 'queued' && value !== 'running') || ['QUEUED', 'RUNNING'].includes(context.run?.state ?? ''),
    },
    {
      name: 'only a file that may be opened is opened',
      holds: ({ value, context }) => value !== 'opening' || context.run?.mayOpen === true,
    },
  ],
});
