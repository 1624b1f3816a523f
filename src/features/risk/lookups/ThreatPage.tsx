import { getRouteApi } from '@tanstack/react-router';

import { threatInput } from '#openapi/generated/inputs.ts';
import { threat } from '#openapi/generated/records.ts';
import { zThreatInput } from '#openapi/generated/zod.ts';
import { threats } from '#src/api/risk/risk-lookups.ts';
import { lookupKind } from '#src/registers/lookup/lookup-kind.ts';
import { LookupPage } from '#src/registers/lookup/LookupPage.tsx';
import { threatWords } from '#src/registers/words/threat.ts';

import { threatColumns, ThreatForm } from './threat-fields.tsx';

const route = getRouteApi('/_app/_guarded/settings/risk/threat');

const kind = lookupKind({ facts: threat, input: threatInput, schema: zThreatInput }, threats);

export const ThreatPage = () => (
  <LookupPage kind={kind} title="Threat" search={route.useSearch()} columns={threatColumns} words={threatWords}>
    {(form, entry) => <ThreatForm form={form} threat={entry} />}
  </LookupPage>
);
