/** How findings come to light in a new organisation. */
export const defaultFindingSources = [
  { name: 'Internal audit', description: 'A finding of the organisation’s own auditors.' },
  { name: 'External audit', description: 'A finding of a certification body, a customer or a regulator.' },
  { name: 'Self-assessment', description: 'Found by those who do the work.' },
  { name: 'Incident', description: 'Learned from an incident.' },
  { name: 'Supplier assessment', description: 'Found while a supplier was assessed.' },
  { name: 'Management review', description: 'Raised by top management.' },
  { name: 'Staff report', description: 'Reported by a member of staff.' },
] as const;

/** How causes of findings are found in a new organisation. */
export const defaultRootIdentifications = [
  { name: 'Five whys', description: 'Asked why until the cause was found.' },
  { name: 'Cause and effect diagram', description: 'Causes grouped by people, method, machine and environment.' },
  { name: 'Fault tree', description: 'Events traced back by their logic.' },
  { name: 'Interviews', description: 'Those concerned were asked.' },
  { name: 'Evident', description: 'The cause needs no analysis.' },
] as const;

/** What findings concern in a new organisation. */
export const defaultAffectedAreas = [
  { name: 'Policy and documentation', description: 'What is written down.' },
  { name: 'Process', description: 'How work is done.' },
  { name: 'Technology', description: 'Systems and their configuration.' },
  { name: 'People', description: 'Competence and awareness.' },
  { name: 'Site', description: 'Buildings and rooms.' },
  { name: 'Supplier', description: 'What others do for the organisation.' },
] as const;

/** How much findings matter in a new organisation. */
export const defaultFindingImportances = [
  { name: 'Critical', description: 'To be dealt with before anything else.' },
  { name: 'High', description: 'To be dealt with soon.' },
  { name: 'Medium', description: 'To be dealt with as planned.' },
  { name: 'Low', description: 'To be dealt with when there is time.' },
] as const;

/** Where actions on findings stand in a new organisation. */
export const defaultFindingActionStatuses = [
  { name: 'Planned', description: 'Not begun.', isDone: false },
  { name: 'In progress', description: 'Being carried out.', isDone: false },
  { name: 'On hold', description: 'Waits for something else.', isDone: false },
  { name: 'Done', description: 'Carried out.', isDone: true },
] as const;
