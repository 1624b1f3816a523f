import { useState } from 'react';

import { findingSources, rootIdentifications } from '#src/api/compliance/findings.ts';
import { PlainLookupPage } from '#src/registers/lookup/PlainLookupPage.tsx';
import { SegmentGroup } from '#src/ui/form/SegmentGroup.tsx';

const sources = { ROOT: rootIdentifications, SOURCE: findingSources } as const;

/** /settings/non-conformity/root-identification: how causes are found, and how findings come to light. */
export function RootIdentificationPage() {
  const [which, setWhich] = useState<keyof typeof sources>('ROOT');
  return (
    <PlainLookupPage
      key={which}
      source={sources[which]}
      title="Root Identification"
      tools={
        <SegmentGroup
          label="Which look-up"
          options={[
            { value: 'ROOT', label: 'Root identification' },
            { value: 'SOURCE', label: 'Identification source' },
          ]}
          value={which}
          onValueChange={setWhich}
        />
      }
    />
  );
}
