/** What a new organisation may require of its staff (ISO/IEC 27001:2022, 7.2). */
export const defaultCompetences = [
  { name: 'Information security awareness', description: 'Knows the policies, and reports what looks wrong.' },
  { name: 'Risk assessment', description: 'Identifies, analyses and evaluates risks (ISO/IEC 27005).' },
  { name: 'Incident response', description: 'Contains, investigates and reports incidents (ISO/IEC 27035).' },
  { name: 'ISO/IEC 27001 lead implementer', description: 'Sets up and runs the management system.' },
  { name: 'ISO/IEC 27001 lead auditor', description: 'Plans and leads audits of the management system.' },
  { name: 'Data protection law', description: 'Advises on the duties of those who process personal data.' },
  { name: 'Secure operation', description: 'Hardens, patches, monitors and backs up systems.' },
  { name: 'Business continuity', description: 'Plans and exercises how work goes on (ISO 22301).' },
] as const;

/** What people may do for the security of a new organisation (ISO/IEC 27001:2022, 5.3). */
export const defaultStaffRoles = [
  { name: 'Top management', description: 'Directs the management system, and provides what it needs.' },
  { name: 'Information security officer', description: 'Runs the management system, and reports how it performs.' },
  { name: 'Incident manager', description: 'Leads the response to incidents.' },
  { name: 'Risk owner', description: 'Is accountable for risks, and decides how they are treated.' },
  { name: 'Internal auditor', description: 'Audits what others do, never their own work.' },
  { name: 'Data protection officer', description: 'Advises and monitors (GDPR, article 39).' },
  { name: 'System administrator', description: 'Operates systems with privileged rights.' },
] as const;
