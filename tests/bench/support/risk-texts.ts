/** A word in 1 of 10,000 risks, and one in about a third of them. The lists are the parts of titles and descriptions. */
export const rareWord = 'zeppelin';
export const commonWord = 'supplier';

export const threats = [
  'Ransomware on',
  'Unpatched software on',
  'Shared administrator password for',
  'No tested recovery of',
  'Loss of power at',
  'Data of customers leak from',
  'Former staff keep access to',
  'A supplier can change',
  'End of support for',
  'Fraudulent payments through',
  'Undocumented interfaces of',
  'A phished account opens',
  'Backups are not separated from',
  'Default settings remain on',
  'One person alone understands',
  'Contract without security terms for',
];

export const assets = [
  'the warehouse management system',
  'the payroll service',
  'the customer portal',
  'the gate cameras',
  'the e-mail system',
  'the identity provider',
  'the document archive',
  'the laptops of the sales team',
  'the badge readers',
  'the data warehouse',
  'the supplier portal',
  'the billing system',
  'the backup vault',
  'the telephone system',
  'the remote maintenance gateway',
  'the fleet tracking service',
  'the patient record system',
  'the test environment',
  'the shared file server',
  'the industrial controllers',
];

export const places = [
  'in Rotterdam',
  'in Gdańsk',
  'in Gothenburg',
  'in Porto',
  'in Cork',
  'at headquarters',
  'at the southern depot',
  'in the cloud',
  'in the data centre',
  'at all sites',
  'after the merger',
  'during the migration',
];

export const sentences = [
  'The last review found it open, and the finding was accepted for one year by the owner.',
  'A loss of the service for more than four hours stops deliveries and is noticed by every customer.',
  'The supplier has confirmed a fix in its next release and gives no date for it.',
  'Access is reviewed twice a year, but accounts of contractors are not part of the review.',
  'An exercise in spring showed that the team on duty does not find the procedure.',
  'The data include addresses and bank details, so that a leak must be reported within 72 hours.',
  'Logging is switched on, yet nobody looks at the log unless something has already happened.',
  'A replacement is in the budget and depends on a supplier that is still to be chosen.',
  'Insurance covers part of the cost if the controls of the policy are proven.',
  'The network is flat, and a workstation can reach every machine of the site.',
  'Two incidents of this kind happened in the sector during the past year.',
  'Monitoring alerts by e-mail only, which is read during office hours.',
];
