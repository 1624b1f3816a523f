import type { NewRisk } from './support/api-user.ts';

/** Enough risks for two pages, sorted by reference. */
export const twelveRisks: readonly NewRisk[] = [
  { title: 'Ransomware on the terminal servers', rating: [4, 5], treatment: 'MITIGATE' },
  { title: 'Fire in the archive', rating: [1, 4], treatment: 'TRANSFER' },
  { title: 'Lost laptop', rating: [3, 2], treatment: 'ACCEPT' },
  { title: 'Crane software without support', rating: [3, 3] },
  { title: 'Phishing of the finance team', rating: [5, 3], treatment: 'MITIGATE' },
  { title: 'Expired certificate', rating: [2, 2], treatment: 'AVOID' },
  { title: 'Backup never restored', rating: [3, 5], treatment: 'MITIGATE' },
  { title: 'Supplier goes bankrupt' },
  { title: 'Shared administrator password', rating: [4, 3], treatment: 'AVOID' },
  { title: 'Unencrypted tapes', rating: [1, 2], treatment: 'NONE' },
  { title: 'Visitors in the server room', rating: [2, 3], treatment: 'MITIGATE' },
  { title: 'Ransomware at a supplier', rating: [3, 4], treatment: 'TRANSFER' },
];

/** Enough risks for one page. */
export const sixRisks = twelveRisks.slice(0, 6);
