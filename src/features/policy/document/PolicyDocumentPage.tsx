import { WithPolicy } from '../WithPolicy.tsx';
import { PolicyDocument } from './PolicyDocument.tsx';

/** /policy-document/$id: the text of a policy, its versions, reviews and approval. */
export const PolicyDocumentPage = () => (
  <WithPolicy>{(policy) => <PolicyDocument key={policy.id} policy={policy} />}</WithPolicy>
);
