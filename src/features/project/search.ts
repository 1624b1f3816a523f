import { projectList } from '#openapi/generated/lists/project.ts';
import { projects } from '#src/api/task/tasks.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the register of projects. */
export const projectAddress = registerAddress(projectList, 'project');

/** What the route reads. */
export const register = { address: projectAddress, source: projects };
