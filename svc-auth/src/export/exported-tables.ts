import { type ExportedTables, KIT_TABLES_LEFT_OUT } from '@cleaning/service-kit';

/** This service's part of “Download everything”. Add new tables to one of the lists: a test fails until then. */
export const exportedTables: ExportedTables = {
  files: {
    account: {
      file: 'People',
      about: 'Sub-contractors, supervisors and admins. Bank account and passport number are left out.',
      without: [
        'password_hash',
        'session_version',
        'passport_number',
        'account_number',
        'bsb',
        'bank_name',
        'account_type',
        'account_name',
        'details_version',
        'version',
      ],
    },
    audit_entry: {
      file: 'Audit log',
      about: 'Who did what, and when.',
    },
    detail_change: {
      file: 'Detail change requests',
      about: 'Detail changes people requested, with the decision.',
      without: ['asked'],
    },
    contractor_invitation: {
      file: 'Invitations',
      about: 'Sub-contractors who were invited.',
      without: ['token_hash', 'request_key'],
    },
    notice: {
      file: 'Notices',
      about: 'Notices people got in the app.',
      without: ['raised_id'],
    },
    notice_choice: {
      file: 'Notice choices',
      about: 'Which notices people get by email or push message.',
    },
    api_key: {
      file: 'API keys',
      about: 'Programs that can read or change data, without their keys.',
      without: ['key_hash'],
    },
    webhook: {
      file: 'Webhooks',
      about: 'Addresses that get events, without their secrets.',
      without: ['secret'],
    },
    mail_message: {
      file: 'Emails',
      about: 'Emails that were sent, without address and text.',
      without: ['idempotency_key', 'content', 'claimed_at', 'request_id'],
    },
    sms_message: {
      file: 'Text messages',
      about: 'Text messages that were sent, without number and text.',
      without: ['content', 'claimed_at', 'request_id'],
    },
    passkey: {
      file: 'Passkeys',
      about: 'Names of the passkeys that people log in with.',
      without: ['credential_id', 'public_key', 'counter', 'transports'],
    },
    linked_identity: {
      file: 'Connected logins',
      about: 'Google or Microsoft accounts that people log in with.',
      without: ['subject'],
    },
    login_settings: {
      file: 'Login settings',
      about: 'How people may log in.',
    },
  },
  leftOut: {
    ...KIT_TABLES_LEFT_OUT,
    account_documents: 'A copy: Documents has them.',
    account_assignments: 'A copy: Assignments has them.',
    account_owed: 'A copy of what pay runs know.',
    signing_key: 'Keys.',
    login_attempt: 'Security: addresses of logins, kept for 30 days at most.',
    hourly_booking: 'Security: limits by address.',
    session: 'Security: who is logged in.',
    session_use: 'Security: who is logged in.',
    known_device: 'Security: devices that people log in with.',
    registration: 'A copy: People and Documents have it.',
    retention_start: 'A date of the program.',
    refused_address: 'Hashes of email addresses.',
    one_time_link: 'Secrets of links.',
    reset_request: 'Security: asked-for password resets.',
    delivered_notice: 'Numbers of the program.',
    second_factor: 'Secrets.',
    recovery_code: 'Secrets.',
    passkey_challenge: 'Secrets.',
    provider_attempt: 'Secrets.',
    push_key: 'Keys.',
    push_device: 'Secrets of devices.',
    push_message: 'Deliveries to devices; Notices has their content.',
    known_site: 'A copy: Company details has it.',
    known_logo: 'A copy.',
    sms_number: 'Sealed numbers; People has contact numbers.',
    webhook_delivery: 'Deliveries of the last days.',
  },
};
