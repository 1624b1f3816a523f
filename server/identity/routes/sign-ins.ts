import type { FastifyInstance } from 'fastify';

import type { IdentityContext } from '../context.ts';
import { notFound } from '../errors.ts';
import { resetPassword } from '../flows/password-reset.ts';
import { attemptSecondFactor } from '../flows/second-factor.ts';
import { attemptFirstFactor, createSignIn, prepareFirstFactor } from '../flows/sign-in.ts';
import type { ClientResource } from '../resources/client.ts';
import { bareRoute, idOf, readState, stateRoute, type Call } from './requests.ts';

/** `/v1/client/sign_ins`. */
export function signInRoutes(app: FastifyInstance, context: IdentityContext): void {
  const root = '/v1/client/sign_ins';
  const signIn = (client: ClientResource) => client.sign_in;
  const post = (url: string, work: (call: Call) => Promise<void>) =>
    stateRoute(app, context, { method: 'POST', url }, work, signIn);

  post(root, ({ visit, form }) => createSignIn(context, visit, form));
  post(`${root}/:id/prepare_first_factor`, (call) => prepareFirstFactor(context, call.visit, idOf(call), call.form));
  post(`${root}/:id/attempt_first_factor`, (call) => attemptFirstFactor(context, call.visit, idOf(call), call.form));
  post(`${root}/:id/reset_password`, (call) => resetPassword(context, call.visit, idOf(call), call.form));
  post(`${root}/:id/attempt_second_factor`, (call) => attemptSecondFactor(context, call.visit, idOf(call), call.form));

  bareRoute(app, { method: 'GET', url: `${root}/:id` }, async (call) => {
    const client = await readState(context, call);
    if (client?.sign_in?.id !== idOf(call)) throw notFound('No sign-in has this id.');
    return { response: client.sign_in, client };
  });
}
