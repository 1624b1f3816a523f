// The start of a worker thread. Node 20 does not apply `--import tsx` to worker threads, so each registers it itself.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
