import { queryOptions } from '@tanstack/react-query';

import { Policies } from '#openapi/generated/operations/policies.ts';
import { PolicyTemplates } from '#openapi/generated/operations/policy-templates.ts';
import { PolicyVersions } from '#openapi/generated/operations/policy-versions.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { matching } from '../record/picker.ts';
import { policyCategories, type Policy } from './policies.ts';

export type PolicyTemplate = Schemas['PolicyTemplate'];

const templates = clientOf(PolicyTemplates);
const policies = clientOf(Policies);
const versions = clientOf(PolicyVersions);

/** The starter policies, which change only with the app. */
export const policyTemplatesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['policy-template'],
    queryFn: ({ signal }): Promise<PolicyTemplate[]> => templates(api).all({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A starter policy with its values. */
interface Chosen {
  readonly template: PolicyTemplate;
  readonly values: Schemas['PolicyTemplateInput']['values'];
}

interface Sending {
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

/** The id of the category that a starter policy belongs to, if the organisation has kept it. */
async function categoryOf(api: ApiClient, { category }: PolicyTemplate, signal: AbortSignal): Promise<string | null> {
  const found = await policyCategories.calls(api).options(matching(category), signal);
  return found.find(({ name }) => name === category)?.id ?? null;
}

/**
 * Creates a policy from a starter policy, and writes its document. Sent again with the same key, it continues where it
 * broke off.
 * @throws ApiError
 */
export async function createFromTemplate(
  api: ApiClient,
  { template, values }: Chosen,
  { idempotencyKey, signal }: Sending,
): Promise<Policy> {
  const { fill: fillIn } = templates(api);
  const filled = await fillIn({ body: { template: template.id, values }, signal });
  const { content, ...fields } = filled;
  const categoryId = await categoryOf(api, template, signal);
  const body = { ...fields, categoryId, documentType: template.documentType };
  const policy = await policies(api).create({ body, idempotencyKey, signal });
  const path = { id: policy.id };
  const [newest] = await versions(api).all({ path, signal });
  // Only a version that nobody has written yet: what is there was written before the answer was lost.
  if (newest?.version === 1) {
    const document = { generationMethod: 'MANUAL', content, sourceUrl: '', changeLog: newest.changeLog } as const;
    await versions(api).write({ path, body: { version: newest.version, ...document }, signal });
  }
  return policy;
}
