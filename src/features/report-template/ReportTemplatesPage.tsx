import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { reportTemplateKey, reportTemplatesQuery, type ReportTemplate } from '#src/api/report-templates.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { AskedStepDialog } from '#src/registers/step-dialog/AskedStepDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { PlusIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { editedDraft, nextVersionOf, templateOfKind } from './template-draft.ts';
import { TemplateDialog, useTemplateDialog } from './TemplateDialog.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import { TemplateTable, type TemplateActions } from './TemplateTable.tsx';
import { useTemplateSteps } from './useTemplateSteps.ts';

const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });

/** /admin/report-templates: what the platform offers to the report libraries of organisations, each template in its versions. */
export function ReportTemplatesPage() {
  const templates = useTemplates();
  const dialog = useTemplateDialog();
  const { step, ask, close } = useTemplateSteps();
  const [previewed, setPreviewed] = useState<ReportTemplate | null>(null);
  const mayAdd = useMay({ feature: 'ADMIN_RESOURCE', level: 'ADD' });
  const open: typeof dialog.send = (event) => dialog.send(event);
  const add = mayAdd ? () => open({ type: 'step.requested', draft: templateOfKind('RISKS') }) : undefined;
  return (
    <div className={screen}>
      <PageTitle
        title="Report Templates"
        note={templates.data && counted(templates.data.length, { one: 'version', many: 'versions' })}
        actions={
          add && (
            <Button variant="primary" onClick={add}>
              <PlusIcon /> Add template
            </Button>
          )
        }
      />
      <Content
        templates={templates}
        onAdd={add}
        onPreview={setPreviewed}
        onEdit={(template) => open({ type: 'step.requested', draft: editedDraft(template) })}
        onNextVersion={(template) => open({ type: 'step.requested', draft: nextVersionOf(template) })}
        onAsk={ask}
      />
      <TemplateDialog actor={dialog} />
      <AskedStepDialog step={step} queryKey={reportTemplateKey} onClose={close} />
      <TemplatePreview template={previewed} onClose={() => setPreviewed(null)} />
    </div>
  );
}

const useTemplates = () => useQuery(reportTemplatesQuery(useApi()));

interface ContentProps extends TemplateActions {
  readonly templates: ReturnType<typeof useTemplates>;
  readonly onAdd: (() => void) | undefined;
}

function Content({ templates, onAdd, ...actions }: ContentProps) {
  if (templates.isError)
    return <LoadFailed what="report templates" error={templates.error} onRetry={() => void templates.refetch()} />;
  if (templates.isPending) return <LoadingRows />;
  if (templates.data.length > 0) return <TemplateTable templates={templates.data} {...actions} />;
  return (
    <EmptyState title="No report templates yet" actions={onAdd && <Button onClick={onAdd}>Add template</Button>}>
      A template says what a report has. Organisations find those that are published in their report libraries.
    </EmptyState>
  );
}
