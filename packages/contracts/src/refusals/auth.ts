import { badInput, conflict, forbidden, notFound, tooMany, unauthenticated, unavailable } from './refusal.js';

/** What svc-auth answers. */
export const authRefusals = {
  // Logging in
  login_wrong: unauthenticated('The e-mail or password is not correct.'),
  /** The password is right; a code of the second factor is missing, or `wrong`. */
  second_factor: unauthenticated(({ wrong }: { wrong: boolean }) =>
    wrong ? 'The code is not correct. Please try the next one.' : 'Please give the code of your authenticator app.',
  ),
  /** The password is right; this admin must log in with a passkey. */
  passkey_needed: unauthenticated('Please log in with your passkey.'),
  /** The password or passkey is right; another admin has disabled the account. */
  account_disabled: unauthenticated('This account is disabled. Please ask another administrator.'),
  passkey_copied: unauthenticated(
    'There seems to be a copy of this passkey, so it is not accepted any more. Please log in with your password.',
  ),
  passkey_unknown: unauthenticated('This passkey is not known here, or it took too long. Please try again.'),
  too_many_attempts: tooMany('Too many attempts. Please wait a moment and try again.'),
  too_many_codes: tooMany('Too many codes. Please wait a moment and try again.'),
  session_not_open: notFound('This session is not open.'),

  // Passwords and links
  password_too_short: badInput(({ min }: { min: number }) => `The password must have at least ${min} characters.`),
  password_common: badInput('This password is among the most common ones. Please choose another.'),
  passwords_differ: badInput('The two passwords are not the same.'),
  password_wrong: badInput('The current password is not correct.'),
  password_changed_elsewhere: conflict('The password was changed elsewhere just now.'),
  password_own: conflict('You can change your own password with the current one.'),
  password_link_used: badInput('This link has expired or was already used. Please ask for a new one.'),
  email_link_used: badInput('This link has expired or was already used. Log in and ask for a new one under Account.'),
  notices_link_used: notFound('This link has expired or was already used. You can switch messages off under Account.'),
  email_confirmed: conflict('Your e-mail address is confirmed already.'),
  too_many_messages: tooMany('We’ve sent several messages already. Look for them first, or try later.'),
  too_many_from_network: tooMany('Too many requests from your network. Please try again later.'),

  // Second factor and passkeys
  code_wrong: badInput('The code is not correct. Please try the next one.'),
  factor_on: conflict('Your second factor is on already.'),
  factor_off: conflict('Your second factor is not on.'),
  factor_missing: conflict('There is no second factor to confirm.'),
  factor_own: conflict('You can switch off your own second factor with a code.'),
  factor_needed_by_admin: conflict('Administrators must have a second factor: add another one first.'),
  person_without_factor: notFound('This person has no second factor.'),
  factor_kind_not_offered: conflict('Please confirm in one of the ways that are offered.'),
  no_such_passkey: notFound('There is no such passkey.'),
  passkey_copied_step_up: badInput('There seems to be a copy of this passkey, so it is not accepted any more.'),
  passkey_refused: badInput('The passkey was not accepted. Please try again.'),
  passkey_there: conflict('This passkey is there already.'),
  passkeys_full: conflict(({ max }: { max: number }) => `You have ${max} passkeys. Please remove one first.`),

  // Accounts
  admin_not_here: conflict('Administrators are neither verified nor removed here.'),
  no_such_admin: notFound('There is no such administrator.'),
  no_such_sub_contractor: notFound('There is no such sub-contractor.'),
  no_such_supervisor: notFound('There is no such supervisor.'),
  supervisor_changed: conflict('Somebody else has changed this supervisor meanwhile. Please look at them again.'),
  account_is_disabled: conflict('This account is disabled.'),
  disable_self: conflict('You cannot disable yourself.'),

  // Registration
  too_many_registrations: tooMany('Too many registrations from your network. Please try again later.'),
  registration_unknown: unavailable(
    'We could not find out whether you are registered now. Please try to log in before you register again.',
  ),
  documents_away: unavailable('Documents cannot be stored at the moment. Please try again in a few minutes.'),

  // Details
  email_taken: badInput('Somebody has an account with this e-mail already.'),
  /** The same when a request is approved. */
  email_taken_meanwhile: conflict('Somebody has an account with this e-mail already.'),
  details_same: conflict('Nothing would be different.'),
  details_changed: conflict('Somebody else has changed these details meanwhile. Please look at them again.'),
  details_request_open: conflict(
    'You have asked for a change already. Please wait for the office, or withdraw it first.',
  ),
  details_request_closed: notFound('This request is not open any more.'),
  details_request_withdrawn: conflict('The person has withdrawn this request.'),
  details_request_decided: conflict('Somebody else has decided this request already.'),
  asked_often: tooMany('You have asked several times in this hour. Please try again later.'),
  too_many_downloads: tooMany('You have downloaded your data several times in this hour. Please try again later.'),
  own_data_away: unavailable('Your data cannot be put together at the moment. Please try again in a few minutes.'),

  // Invitations
  no_such_invitation: notFound('This person has registered, or the invitation was withdrawn.'),
  invitation_over: badInput('This invitation has expired or was replaced. You can still register here.'),

  // Notices and events
  no_such_notice: notFound('There is no such notice.'),
  injuries_always_pushed: conflict('An injury is always told to all devices that are switched on.'),
  safety_always_mailed: conflict('Messages about safety and money are always sent by mail.'),
  push_endpoint_refused: badInput('This is not the address of a push service.'),
  push_key_refused: badInput('This is no public key.'),
  too_many_pages: tooMany('Too many pages of yours are open.'),
  changes_away: unavailable('Changes cannot be followed at the moment.'),

  // Queues
  queues_read_only: forbidden('The queues can be looked at only.'),
  queues_away: unavailable('The queues cannot be reached at the moment.'),
  peer_silent: unavailable(({ service }: { service: string }) => `svc-${service} does not answer at the moment.`),
} as const;
