import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { draftControlQuery, standardDrafts, type StandardControl } from '#src/api/compliance/standard-drafts.ts';
import { catalogueKey, type StandardCatalogue, type StandardVersion } from '#src/api/compliance/standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

import { DraftFrame } from './DraftFrame.tsx';
import { QuestionsDialog, useQuestionsDialog } from './QuestionsDialog.tsx';
import { treeRows } from './tree-rows.ts';
import { TreeList } from './TreeList.tsx';

const route = getRouteApi('/_app/_guarded/admin/control-questionnaires');

/** /admin/control-questionnaires: the questions of the controls of a version. */
export function ControlQuestionnairesPage() {
  const navigate = route.useNavigate();
  const dialog = useQuestionsDialog();
  const read = useQuestions();
  const open = (catalogue: StandardCatalogue, control: StandardControl) =>
    read(catalogue.version, control, (questions) =>
      dialog.send({
        type: 'step.requested',
        draft: {
          versionId: catalogue.version.id,
          version: catalogue.version.version,
          controlId: control.id,
          name: `${control.ref} ${control.title}`.trim(),
          questions,
        },
      }),
    );
  return (
    <DraftFrame
      title="Control Questionnaires"
      feature="ADMIN_CONTROLS"
      search={route.useSearch()}
      onShow={(search) => void navigate({ search })}
      renderActions={({ catalogue, editable }) => editable && <GenerateButton version={catalogue.version} />}
    >
      {({ catalogue, editable }) => (
        <>
          <Questionnaires
            catalogue={catalogue}
            onOpen={editable ? (control) => void open(catalogue, control) : undefined}
          />
          <QuestionsDialog actor={dialog} />
        </>
      )}
    </DraftFrame>
  );
}

interface QuestionnairesProps {
  readonly catalogue: StandardCatalogue;
  readonly onOpen: ((control: StandardControl) => void) | undefined;
}

function Questionnaires({ catalogue, onOpen }: QuestionnairesProps) {
  const rows = treeRows(catalogue);
  if (rows.length === 0) return <EmptyState title="No controls yet">Questions belong to controls.</EmptyState>;
  return (
    <TreeList
      label="Questionnaires"
      rows={rows}
      noteOf={(row) => (row.kind === 'control' && !row.control.isAssessed ? 'Not assessed' : '')}
      renderActions={(row) =>
        row.kind === 'control' &&
        onOpen !== undefined && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Questions of ${row.control.ref}`}
            onClick={() => onOpen(row.control)}
          >
            Questions
          </Button>
        )
      }
    />
  );
}

/** Reads the questions of a control before they are edited. */
function useQuestions() {
  const api = useApi();
  const queryClient = useQueryClient();
  return async (
    { id }: StandardVersion,
    control: StandardControl,
    then: (questions: Awaited<ReturnType<ReturnType<typeof standardDrafts>['control']>>['questions']) => void,
  ) => {
    try {
      const { questions } = await queryClient.query({ ...draftControlQuery(api, id, control.id), staleTime: 0 });
      then(questions);
    } catch (error) {
      toast.error('The questions were not read', error instanceof Error ? error.message : texts.errors.fallback);
    }
  };
}

/** Generates questions for the assessed controls that have none. */
function GenerateButton({ version: { id, version, generation } }: { readonly version: StandardVersion }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const generate = useMutation({
    mutationFn: () => standardDrafts(api).generateQuestions({ path: { id }, body: { version } }),
    onError: ({ message }) => toast.error('Questions are not generated', message || texts.errors.fallback),
    onSettled: () => queryClient.invalidateQueries({ queryKey: catalogueKey }),
  });
  return (
    <Button
      busy={generate.isPending || generation === 'RUNNING'}
      busyLabel="Generating..."
      onClick={() => generate.mutate()}
    >
      Generate questions
    </Button>
  );
}
