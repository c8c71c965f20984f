import type { CurrentUser } from '@cleaning/contracts';

/** Whether the session has the full details. Every sub-contractor has an ABN; the copy on the device has none. */
export const hasBusinessDetails = ({ abn }: CurrentUser): boolean => abn !== '';
