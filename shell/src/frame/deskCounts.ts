/** A chunk of the desk's and the supervisors' frames: its ten calls are no part of a sub-contractor's first page. */
export { WaitingCount } from '@cleaning/ui';
export { AdminTitle } from './titleCount';
