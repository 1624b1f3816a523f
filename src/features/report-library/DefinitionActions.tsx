import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { createIdempotencyKeys } from '#src/actors/idempotency-keys.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { refreshReports, reportDefinitions, type ReportDefinition } from '#src/api/reports.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

import { DeleteButton } from './DeleteButton.tsx';
import { hasNewer } from './report-request.ts';

// On phones, two beside each other leave room for the name.
const buttons = css({
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  gap: '8',
  maxInlineSize: { base: '[12rem]', md: '[none]' },
});

interface DefinitionActionsProps {
  readonly definition: ReportDefinition;
  readonly onMake: (definition: ReportDefinition) => void;
  readonly onChange: (definition: ReportDefinition) => void;
  /** Looks at the newer version of its template. */
  readonly onAdopt: (definition: ReportDefinition) => void;
}

/** What can be done with a definition. */
export function DefinitionActions({ definition, onMake, onChange, onAdopt }: DefinitionActionsProps) {
  const { id, template, name, version, updatedAt: _at, updatedBy: _by, ...settings } = definition;
  const api = useApi();
  const queryClient = useQueryClient();
  const mayAdd = useMay({ feature: 'REPORT_LIBRARY', level: 'ADD' });
  const mayEdit = useMay({ feature: 'REPORT_LIBRARY', level: 'EDIT' });
  const mayDelete = useMay({ feature: 'REPORT_LIBRARY', level: 'DELETE' });
  const [keyOf] = useState(createIdempotencyKeys);
  const onSettled = () => refreshReports(queryClient);
  const onError = (error: Error) => toast.error('That did not work', error.message);
  const copying = useMutation({
    mutationFn: () => {
      // What is copied from a definition of the organisation's own stands by itself.
      const templateId = id === null ? (template?.id ?? null) : null;
      const body = { ...settings, templateId, name: `${name} (copy)`.slice(0, 120) };
      return reportDefinitions(api).add({ body, idempotencyKey: keyOf(body) });
    },
    onSuccess: (copy) => {
      toast.success('Copied successfully', copy.name);
      onChange(copy);
    },
    onError,
    onSettled,
  });
  const removing = useMutation({
    mutationFn: (own: string) => reportDefinitions(api).discard({ path: { id: own }, query: { version } }),
    onSuccess: () => toast.success('Deleted successfully', name),
    onError,
    onSettled,
  });
  return (
    <span className={buttons}>
      {mayAdd && (
        <Button size="sm" aria-label={`Make: ${name}`} onClick={() => onMake(definition)}>
          Make
        </Button>
      )}
      {mayAdd && (
        <Button
          size="sm"
          variant="ghost"
          disabled={copying.isPending}
          aria-label={`Copy: ${name}`}
          onClick={() => copying.mutate()}
        >
          Copy
        </Button>
      )}
      {mayEdit && id !== null && (
        <Button size="sm" variant="ghost" aria-label={`Change: ${name}`} onClick={() => onChange(definition)}>
          Change
        </Button>
      )}
      {mayEdit && id !== null && hasNewer(template) && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Version ${template.publishedVersion}: ${name}`}
          onClick={() => onAdopt(definition)}
        >
          Version {template.publishedVersion}
        </Button>
      )}
      {mayDelete && id !== null && (
        <DeleteButton
          name={name}
          what="definition"
          description="Its schedules are deleted with it. Reports that were made from it stay. This cannot be undone."
          busy={removing.isPending}
          onDelete={() => removing.mutate(id)}
        />
      )}
    </span>
  );
}
