import type { APIRequestContext } from '@playwright/test';

import type { Credentials } from './directory.ts';
import { jsonOf, readClient, type IdentityClient } from './identity-client.ts';

/** The code for every address that contains `+clerk_test` (identity-protocol.md, 7). */
export const testCode = '424242';

/** Another tab of the test's browser: it shares the cookies and uses the identity protocol without a page. */
export class OtherTab {
  readonly #requests: APIRequestContext;
  readonly #origin: string;
  #signUpId = '';

  /** @param requests the request context of the browser context */
  constructor(requests: APIRequestContext, origin: string) {
    this.#requests = requests;
    this.#origin = origin;
  }

  /** Starts a sign-up that requires a code. */
  async beginSignUp({ email, password }: Credentials): Promise<void> {
    const { response } = await this.#post('', { email_address: email, password });
    this.#signUpId = response.id;
    await this.#post(`/${this.#signUpId}/prepare_verification`, { strategy: 'email_code' });
  }

  /** Verifies the address of the sign-up, which gives the browser a session. */
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
