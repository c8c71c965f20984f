/** A problem that the user can fix. Its message is one sentence with the remedy, shown without a stack. */
export class Problem extends Error {}

const REMEDIES = {
  EACCES: (error) =>
    `No right to write ${error.path}: give this user the right, or set DATA_DIR to a folder that it owns.`,
  EPERM: (error) =>
    `No right to change ${error.path}: give this user the right, or set DATA_DIR to a folder that it owns.`,
  EROFS: (error) => `${error.path} is on a read-only disk: set DATA_DIR to a folder that can be written.`,
  ENOSPC: (error) => `The disk of ${error.path ?? 'this folder'} is full: free some space and start again.`,
};

/** One sentence for a known problem, the stack for a bug. */
export function describeFailure(error) {
  if (error instanceof Problem) return error.message;
  const remedy = error?.path || error?.code === 'ENOSPC' ? REMEDIES[error?.code] : undefined;
  return remedy ? remedy(error) : (error?.stack ?? String(error));
}
