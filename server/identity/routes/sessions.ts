import type { FastifyInstance } from 'fastify';

import type { IdentityContext } from '../context.ts';
import {
  attemptFirstFactorAgain,
  attemptSecondFactorAgain,
  prepareFirstFactorAgain,
  startReverification,
} from '../flows/reverification.ts';
import { finishSession, renewToken, templateToken, touchSession } from '../flows/sessions.ts';
import { bareRoute, idOf, readState, stateRoute } from './requests.ts';

/** `/v1/client/sessions/{id}`. */
export function sessionRoutes(app: FastifyInstance, context: IdentityContext): void {
  const root = '/v1/client/sessions/:id';

  stateRoute(
    app,
    context,
    { method: 'POST', url: `${root}/touch` },
    (call) => touchSession(context, call.visit, idOf(call)),
    ({ sessions: [session] }) => session ?? null,
  );
  bareRoute(app, { method: 'POST', url: `${root}/tokens` }, async (call) =>
    tokenResource(await renewToken(context, call.visit, idOf(call))),
  );
  bareRoute(app, { method: 'POST', url: `${root}/tokens/:template` }, async (call) =>
    tokenResource(await templateToken(context, call.visit, idOf(call), call.params.template ?? '')),
  );
  for (const [path, work] of [
    ['verify', startReverification],
    ['verify/prepare_first_factor', prepareFirstFactorAgain],
    ['verify/attempt_first_factor', attemptFirstFactorAgain],
    ['verify/attempt_second_factor', attemptSecondFactorAgain],
  ] as const) {
    bareRoute(app, { method: 'POST', url: `${root}/${path}` }, async (call) => {
      const response = await work(context, call.visit, idOf(call), call.form);
      return { response, client: await readState(context, call) };
    });
  }
  for (const [action, status] of [
    ['end', 'ended'],
    ['remove', 'removed'],
  ] as const) {
    bareRoute(app, { method: 'POST', url: `${root}/${action}` }, async (call) => {
      const response = await finishSession(context, call.visit, idOf(call), status);
      return { response, client: await readState(context, call) };
    });
  }
}

const tokenResource = (jwt: string) => ({ object: 'token', jwt });
