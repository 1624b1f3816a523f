import type { IdentityContext } from '../context.ts';

/** The least the SDK needs: without the two URLs a refused social sign-in goes nowhere. */
export function environmentResource(context: IdentityContext) {
  return {
    auth_config: { object: 'auth_config', single_session_mode: true, reverification: true },
    display_config: {
      object: 'display_config',
      instance_environment_type: 'production',
      application_name: context.productName,
      sign_in_url: '/sign-in',
      sign_up_url: '/sign-up',
    },
  };
}
