import type { IdentityContext } from '../context.ts';

/** The minimum that the SDK needs: without the two URLs a rejected social sign-in is not redirected. */
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
