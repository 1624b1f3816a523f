import type { APIRequestContext } from '@playwright/test';

import type { Credentials } from './directory.ts';
import { jsonOf, readClient, type IdentityClient } from './identity-client.ts';

/** The code of every address with `+clerk_test` in it (identity-protocol.md, 7). */
export const testCode = '424242';

/** Another tab of a test's browser: it has the same cookies, and speaks the identity's protocol without a page. */
export class OtherTab {
  readonly #requests: APIRequestContext;
  readonly #origin: string;
  #signUpId = '';

  /** @param requests those of the browser's context */
  constructor(requests: APIRequestContext, origin: string) {
    this.#requests = requests;
    this.#origin = origin;
  }

  /** Begins a sign-up, for which a code is due. */
  async beginSignUp({ email, password }: Credentials): Promise<void> {
    const { response } = await this.#post('', { email_address: email, password });
    this.#signUpId = response.id;
    await this.#post(`/${this.#signUpId}/prepare_verification`, { strategy: 'email_code' });
  }

  /** Proves the address of the sign-up, so that the browser has a session. */
  async completeSignUp(): Promise<void> {
    await this.#post(`/${this.#signUpId}/attempt_verification`, { strategy: 'email_code', code: testCode });
  }

  client(): Promise<IdentityClient> {
    return readClient(this.#requests, this.#origin);
  }

  async #post(path: string, form: Record<string, string>): Promise<{ response: { id: string } }> {
    const headers = { origin: this.#origin };
    return jsonOf(await this.#requests.post(`${this.#origin}/__clerk/v1/client/sign_ups${path}`, { headers, form }));
  }
}
