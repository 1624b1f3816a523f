import { useSearch } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';

import { plainEntryInput } from '#openapi/generated/inputs.ts';
import { zPlainEntryInput } from '#openapi/generated/zod.ts';
import type { PlainLookup, PlainLookupKind } from '#src/api/record/lookups.ts';

import { lookupWords } from '../words/lookups.ts';
import { lookupKind } from './lookup-kind.ts';
import { lookupSearch } from './lookup-search.ts';
import { LookupForm } from './LookupForm.tsx';
import { LookupPage } from './LookupPage.tsx';

interface PlainLookupPageProps {
  readonly source: PlainLookup;
  /** `Asset Type` */
  readonly title: string;
  /** Above the list. */
  readonly tools?: ReactNode;
}

/** The whole screen of a look-up without fields of its own, at a route with `lookupRoute`. */
export function PlainLookupPage({ source, title, tools }: PlainLookupPageProps) {
  const search = lookupSearch.parse(useSearch({ strict: false }));
  const kind = useMemo(
    () =>
      lookupKind<PlainLookupKind>({ facts: source.facts, input: plainEntryInput, schema: zPlainEntryInput }, source),
    [source],
  );
  return (
    <LookupPage kind={kind} title={title} search={search} words={lookupWords} tools={tools}>
      {(form) => <LookupForm form={form} />}
    </LookupPage>
  );
}
