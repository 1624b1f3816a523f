// Generated from the contract by `npm run generate`. Do not edit.

export const runZeroFieldValues = ["name","hostNames","addresses","macs","type","os","hardware","site","tags","criticality"] as const;
