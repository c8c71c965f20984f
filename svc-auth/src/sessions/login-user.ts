import type { LoginUser, StateOf } from '@cleaning/contracts';
import type { Account } from '../accounts/account.entity.js';
import { currentWorkFields } from '../assignments/current-work.js';

export type LoginUserRow = Pick<Account, 'id' | 'name' | 'role' | 'verified'> & {
  current_work: StateOf<'current-work'> | null;
};

export const loginUser = ({ id, name, role, verified, current_work }: LoginUserRow): LoginUser => ({
  id,
  name,
  role,
  verified: verified ? 'true' : 'false',
  ...currentWorkFields(current_work),
});
