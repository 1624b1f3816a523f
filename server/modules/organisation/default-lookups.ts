interface Entry {
  readonly name: string;
  readonly description: string;
}

/** The kinds of asset that a new organisation begins with (ISO/IEC 27005:2022, annex A.1.2.4, and 27002, 5.9). */
export const defaultAssetTypes = [
  { name: 'Information', description: 'Records, databases and documents, on whatever medium.' },
  { name: 'Business process', description: 'What the organisation does for its customers, and cannot do without.' },
  { name: 'Software', description: 'Applications, operating systems and tools, bought or made.' },
  { name: 'Hardware', description: 'Servers, workstations, handhelds and media.' },
  { name: 'Operational technology', description: 'Controllers, sensors and machines that act on the physical world.' },
  { name: 'Network', description: 'Lines, switches, radio and what protects them.' },
  { name: 'Cloud service', description: 'Services that somebody else runs.' },
  { name: 'People', description: 'Roles and knowledge on which others depend.' },
  { name: 'Site', description: 'Buildings, rooms and their utilities.' },
] as const satisfies readonly Entry[];

/** How risks come to be known in a new organisation (ISO/IEC 27005:2022, 7.2). */
export const defaultIdentificationSources = [
  { name: 'Risk workshop', description: 'Named by the people who do the work, in a meeting held for it.' },
  { name: 'Internal audit', description: 'A finding of the organisation’s own auditors.' },
  { name: 'External audit', description: 'A finding of a certification body, a customer or a regulator.' },
  { name: 'Incident', description: 'It happened, here or at somebody comparable.' },
  { name: 'Penetration test', description: 'Shown by a test of systems, buildings or people.' },
  { name: 'Threat intelligence', description: 'Reported by an authority, a community or a supplier.' },
  { name: 'Supplier review', description: 'Seen while a supplier was assessed.' },
  { name: 'Change or project', description: 'Raised before something new was introduced.' },
  { name: 'Staff report', description: 'Pointed out by somebody in the course of their work.' },
] as const satisfies readonly Entry[];
