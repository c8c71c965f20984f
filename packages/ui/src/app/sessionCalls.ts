export { getCurrentUser, logout } from '@cleaning/contracts';
