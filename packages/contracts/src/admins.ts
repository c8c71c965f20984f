import { z } from 'zod';
import { defineCall } from './call.js';
import { answeredId, id } from './fields.js';

export const adminRow = z.object({ id: answeredId, name: z.string(), email: z.string(), disabled: z.boolean() });
export type AdminRow = z.infer<typeof adminRow>;

export const listAdmins = defineCall({
  method: 'GET',
  path: '/api/admin/admins',
  service: 'auth',
  access: ['admin'],
  summary: 'All administrators by name, also disabled ones.',
  answer: z.array(adminRow),
});

export const changeAdmin = defineCall({
  method: 'POST',
  path: '/api/admin/change-admin',
  service: 'auth',
  access: ['admin'],
  summary:
    'Disable another administrator, which ends all their sessions at once, or enable them again. Nobody disables themselves, so one always stays.',
  body: z.object({ id, method: z.enum(['disable', 'enable']) }),
  answer: z.object({ status: z.literal('done') }),
});
