import type { Access } from '@cleaning/contracts';
import { describeAccess, serviceToken } from '@cleaning/service-kit/testing';
import { authService } from './service.js';
import { People, startAuth } from './testing/people.js';

const PEOPLE: Access = ['unverified', 'contractor', 'admin'];
const CONTRACTORS: Access = ['unverified', 'contractor'];
const ADMINS: Access = ['admin'];

/** A route that is missing here fails the suite. */
const ROUTES: Record<string, Access> = {
  'GET /api/status/auth': 'public',
  'POST /api/auth/login': 'public',
  'POST /api/auth/login/passkey/begin': 'public',
  'POST /api/auth/login/passkey': 'public',
  'POST /api/auth/logout': PEOPLE,
  'POST /api/auth/register': 'public',
  'POST /api/auth/authorization-token': PEOPLE,
  'POST /api/auth/forgot-password': 'public',
  'POST /api/auth/reset-password': 'public',
  'POST /api/auth/confirm-email': 'public',
  'POST /api/send-confirmation': PEOPLE,
  'GET /api/second-factor': PEOPLE,
  'POST /api/second-factor/begin': PEOPLE,
  'POST /api/second-factor/confirm': PEOPLE,
  'POST /api/second-factor/remove': PEOPLE,
  'POST /api/second-factor/new-codes': PEOPLE,
  'POST /api/admin/reset-second-factor': ADMINS,
  'GET /api/passkeys': PEOPLE,
  'POST /api/passkeys/begin': PEOPLE,
  'POST /api/passkeys/add': PEOPLE,
  'POST /api/passkeys/rename': PEOPLE,
  'POST /api/passkeys/remove': PEOPLE,
  'GET /api/step-up': PEOPLE,
  'POST /api/step-up': PEOPLE,
  'POST /api/step-up/begin': PEOPLE,
  'GET /internal/recent-factor/:session_id': ['service'],
  'GET /api/user': PEOPLE,
  'GET /api/events': PEOPLE,
  'GET /api/notices': PEOPLE,
  'GET /api/notices/unread': PEOPLE,
  'POST /api/notices/read': PEOPLE,
  'POST /api/notices/read-all': PEOPLE,
  'GET /api/notices/choices': PEOPLE,
  'POST /api/notices/choose': PEOPLE,
  'GET /api/unsubscribe/:token': 'public',
  'POST /api/unsubscribe/:token': 'public',
  'GET /api/push': PEOPLE,
  'POST /api/push/subscribe': PEOPLE,
  'POST /api/push/unsubscribe': PEOPLE,
  'GET /api/my-data': PEOPLE,
  'POST /api/ask-for-change': CONTRACTORS,
  'GET /api/my-change': CONTRACTORS,
  'POST /api/withdraw-change': CONTRACTORS,
  'POST /api/admin/edit-person': ADMINS,
  'GET /api/admin/detail-changes': ADMINS,
  'POST /api/admin/decide-detail-change': ADMINS,
  'POST /api/change-pw': PEOPLE,
  'GET /api/sessions': PEOPLE,
  'POST /api/end-session': PEOPLE,
  'POST /api/end-other-sessions': PEOPLE,
  'GET /api/admin/get-all-users-list': ADMINS,
  'GET /api/admin/get-all-sub-contractors': ADMINS,
  'GET /api/admin/get-contractor/:userID': ADMINS,
  'POST /api/admin/verify-user': ADMINS,
  'GET /api/admin/remove-subcontractor/:userID': ADMINS,
  'POST /api/admin/search-people': ADMINS,
  'POST /api/admin/export-people': ADMINS,
  'POST /api/admin/show-bank-details': ADMINS,
  'GET /api/admin/admins': ADMINS,
  'POST /api/admin/change-admin': ADMINS,
  'POST /api/admin/invite-admin': ADMINS,
  'POST /api/admin/make-link': ADMINS,
  'GET /api/admin/audit-log': ADMINS,
  'GET /api/admin/mail-state': ADMINS,
  'POST /api/admin/send-test-mail': ADMINS,
  'POST /api/admin/open-queue-page': ADMINS,
  'POST /api/admin/export-audit-log': ADMINS,
  'GET /internal/jwks': 'public',
  'POST /internal/session-use': ['service'],
  'POST /internal/payee-accounts': ['service'],
  'GET /api/admin/feeds': ADMINS,
  'POST /api/admin/feeds/retry': ADMINS,
  'POST /api/admin/feeds/drop': ADMINS,
};

describeAccess(authService, ROUTES, async () => {
  const bench = await startAuth();
  const people = new People(bench);
  const tokens = {
    unverified: (await people.contractor({ verified: false })).token,
    contractor: (await people.contractor()).token,
    admin: (await people.admin()).token,
    service: serviceToken(bench, 'invoice'),
  };
  return { bench, tokens, stop: () => bench.stop() };
});
