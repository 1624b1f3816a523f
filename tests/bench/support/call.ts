import type { Session } from './session.ts';

/** Calls an operation as a signed-in user. @throws with the answer of the server where it refuses */
export const callOf = (session: Session, origin: string) =>
  async function call(method: string, path: string, body?: object | string) {
    const headers = {
      authorization: `Bearer ${await session.token()}`,
      ...(session.organisationId === '' ? {} : { 'x-organisation-id': session.organisationId }),
      'content-type': typeof body === 'string' ? 'application/octet-stream' : 'application/json',
    };
    const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const begin = performance.now();
    const answer = await fetch(`${origin}/api/${path}`, {
      method,
      headers,
      ...(sent === undefined ? {} : { body: sent }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`);
    return { text, body: JSON.parse(text) as unknown, milliseconds: performance.now() - begin };
  };

export type Call = ReturnType<typeof callOf>;
