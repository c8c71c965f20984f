import type { CurrentUser } from '@cleaning/contracts';

/** Whether the person was read with all details. Every sub-contractor has an ABN; the copy on the device has none. */
export const hasBusinessDetails = ({ abn }: CurrentUser): boolean => abn !== '';
