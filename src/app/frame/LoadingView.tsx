import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

/** Shown while the session or the current user loads (specification section 2.1). */
export const LoadingView = () => <LoadingRows />;
