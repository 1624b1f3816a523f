import type { ModelDrafterSettings } from '#server/ai/model-drafter.ts';
import type { Environ, SettingName } from '#server/setting-names.ts';
import { baseAddress, fail, headerText, oneOf } from '#server/setting-values.ts';

/** In milliseconds. */
const timeout = 60_000;

const names = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const satisfies readonly SettingName[];

/**
 * The model that drafts; undefined without one.
 * @throws StartError naming a missing or invalid variable
 */
export function aiOf(environ: Environ): ModelDrafterSettings | undefined {
  const given = names.filter((name) => environ[name] !== undefined);
  const { AI_BASE_URL: url, AI_API_KEY: apiKey, AI_MODEL: model, AI_PRIVATE_HOST: privateGiven } = environ;
  if (given.length === 0 && privateGiven === undefined) return undefined;
  if (url === undefined || apiKey === undefined || model === undefined)
    return fail(`Missing settings: ${names.filter((name) => !given.includes(name)).join(', ')}.`);
  const privateHost = oneOf('AI_PRIVATE_HOST', privateGiven ?? 'off', ['on', 'off']) === 'on';
  const baseUrl = baseAddress('AI_BASE_URL', url);
  if (baseUrl.startsWith('http:') && !privateHost)
    fail('AI_BASE_URL must be an https address, unless AI_PRIVATE_HOST=on.');
  return { baseUrl, apiKey: headerText('AI_API_KEY', apiKey), model, privateHost, timeout };
}
