import { reportKinds } from '#domain/report/kinds/index.ts';
import { paperSizeLabels, reportFormatLabels } from '#domain/words/report.ts';
import type { ReportTemplate } from '#src/api/report-templates.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstantDay, formatNumber } from '#src/components/format.ts';
import { RowMenu } from '#src/components/RowMenu.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { VersionStatus } from '#src/registers/standard-import/VersionStatus.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { CheckIcon, CloseIcon, FileIcon } from '#src/ui/icons.tsx';
import { EditIcon, PlusIcon, TrashIcon } from '#src/ui/tool-icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

import type { useTemplateSteps } from './useTemplateSteps.ts';

/** What can be done with a version of a template. */
export interface TemplateActions {
  readonly onPreview: (template: ReportTemplate) => void;
  readonly onEdit: (draft: ReportTemplate) => void;
  readonly onNextVersion: (template: ReportTemplate) => void;
  readonly onAsk: ReturnType<typeof useTemplateSteps>['ask'];
}

interface TemplateTableProps extends TemplateActions {
  readonly templates: readonly ReportTemplate[];
}

/** All versions of all templates, the newest of each first. */
export const TemplateTable = ({ templates, ...actions }: TemplateTableProps) => (
  <Table.Root label="Report templates">
    <Table.Head>
      <Table.HeadCell flexible sticky="title">
        Template
      </Table.HeadCell>
      <Table.HeadCell>About</Table.HeadCell>
      <Table.HeadCell>Sections</Table.HeadCell>
      <Table.HeadCell>Form</Table.HeadCell>
      <Table.HeadCell>Version</Table.HeadCell>
      <Table.HeadCell>Status</Table.HeadCell>
      <Table.HeadCell>Published</Table.HeadCell>
      <Table.HeadCell>Used by</Table.HeadCell>
      <Table.HeadCell>
        <VisuallyHidden>Actions</VisuallyHidden>
      </Table.HeadCell>
    </Table.Head>
    <Table.Body>
      {templates.map((template) => (
        <Table.Row key={template.id}>
          <Table.TitleCell note={template.description}>{template.name}</Table.TitleCell>
          <Table.Cell>{reportKinds[template.kind].name}</Table.Cell>
          <Table.Cell>
            {formatNumber(template.sections.length)} of {reportKinds[template.kind].sections.length}
          </Table.Cell>
          <Table.Cell>
            {reportFormatLabels[template.format]}, {paperSizeLabels[template.paper]}
          </Table.Cell>
          <Table.Cell>{template.number}</Table.Cell>
          <Table.Cell phone="end">
            <VersionStatus version={template} />
          </Table.Cell>
          <Table.Cell>
            <WordsCell>{template.publishedAt === null ? null : formatInstantDay(template.publishedAt)}</WordsCell>
          </Table.Cell>
          <Table.Cell>{formatNumber(template.uses)}</Table.Cell>
          <Table.Cell phone="end">
            <TemplateMenu
              template={template}
              hasDraft={templates.some((one) => one.templateId === template.templateId && one.status === 'DRAFT')}
              {...actions}
            />
          </Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);

interface TemplateMenuProps extends TemplateActions {
  readonly template: ReportTemplate;
  /** Whether the template has a draft of its next version. */
  readonly hasDraft: boolean;
}

function TemplateMenu({ template, hasDraft, onPreview, onEdit, onNextVersion, onAsk }: TemplateMenuProps) {
  const feature = 'ADMIN_RESOURCE';
  const mayAdd = useMay({ feature, level: 'ADD' });
  const mayEdit = useMay({ feature, level: 'EDIT' });
  const mayRemove = useMay({ feature, level: 'DELETE' });
  const isDraft = template.status === 'DRAFT';
  return (
    <RowMenu
      name={`${template.name}, version ${template.number}`}
      actions={[
        { label: 'Preview', icon: <FileIcon />, onSelect: () => onPreview(template) },
        mayEdit && isDraft && { label: 'Edit', icon: <EditIcon />, onSelect: () => onEdit(template) },
        mayEdit && isDraft && { label: 'Publish', icon: <CheckIcon />, onSelect: () => onAsk('PUBLISH', template) },
        mayAdd && !hasDraft && { label: 'New version', icon: <PlusIcon />, onSelect: () => onNextVersion(template) },
        mayEdit &&
          template.status === 'PUBLISHED' && {
            label: 'Withdraw',
            icon: <CloseIcon />,
            onSelect: () => onAsk('WITHDRAW', template),
          },
        mayRemove &&
          isDraft && {
            label: 'Remove draft',
            icon: <TrashIcon />,
            isDangerous: true,
            onSelect: () => onAsk('REMOVE', template),
          },
      ]}
    />
  );
}
