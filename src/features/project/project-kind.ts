import { projectInput } from '#openapi/generated/inputs.ts';
import { project } from '#openapi/generated/records.ts';
import { projects } from '#src/api/task/tasks.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const projectKind = registerKind({ facts: project, input: projectInput }, projects);
