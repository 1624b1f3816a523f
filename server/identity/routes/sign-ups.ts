import type { FastifyInstance } from 'fastify';

import type { IdentityContext } from '../context.ts';
import { notFound } from '../errors.ts';
import { attemptVerification, createSignUp, prepareVerification, updateSignUpAttempt } from '../flows/sign-up.ts';
import type { ClientResource } from '../resources/client.ts';
import { bareRoute, idOf, readState, stateRoute } from './requests.ts';

/** `/v1/client/sign_ups`. */
export function signUpRoutes(app: FastifyInstance, context: IdentityContext): void {
  const root = '/v1/client/sign_ups';
  const one = `${root}/:id`;
  const signUp = (client: ClientResource) => client.sign_up;

  stateRoute(
    app,
    context,
    { method: 'POST', url: root },
    ({ visit, form }) => createSignUp(context, visit, form),
    signUp,
  );
  stateRoute(
    app,
    context,
    { method: 'PATCH', url: one },
    (call) => updateSignUpAttempt(context, call.visit, idOf(call), call.form),
    signUp,
  );
  stateRoute(
    app,
    context,
    { method: 'POST', url: `${one}/prepare_verification` },
    (call) => prepareVerification(context, call.visit, idOf(call), call.form),
    signUp,
  );
  stateRoute(
    app,
    context,
    { method: 'POST', url: `${one}/attempt_verification` },
    (call) => attemptVerification(context, call.visit, idOf(call), call.form),
    signUp,
  );
  bareRoute(app, { method: 'GET', url: one }, async (call) => {
    const client = await readState(context, call);
    if (client?.sign_up?.id !== idOf(call)) throw notFound('No sign-up has this id.');
    return { response: client.sign_up, client };
  });
}
