import { badInput, conflict, forbidden, notFound, tooMany, unauthenticated, unavailable } from './refusal.js';

/** Refusals of svc-auth. */
export const authRefusals = {
  // Logging in
  login_wrong: unauthenticated('The email or password isn’t correct.'),
  /** The password is right; a code of the second factor is missing, or `wrong`. */
  second_factor: unauthenticated(({ wrong }: { wrong: boolean }) =>
    wrong ? 'That code isn’t correct. Try the next one.' : 'Enter the code from your authenticator app.',
  ),
  /** The password is right; this admin must log in with a passkey. */
  passkey_needed: unauthenticated('Log in with your passkey.'),
  /** The password or passkey is right; another admin has disabled the account. */
  account_disabled: unauthenticated('This account is disabled. Ask another admin.'),
  passkey_copied: unauthenticated(
    'This passkey may have been copied, so we no longer accept it. Log in with your password.',
  ),
  passkey_unknown: unauthenticated('We don’t know this passkey, or it took too long. Try again.'),
  too_many_attempts: tooMany('Too many attempts. Wait a moment and try again.'),
  too_many_codes: tooMany('Too many codes. Wait a moment and try again.'),
  session_not_open: notFound('This session has already ended.'),

  // Passwords and links
  password_too_short: badInput(({ min }: { min: number }) => `The password must have at least ${min} characters.`),
  password_common: badInput('This password is too common. Choose another.'),
  passwords_differ: badInput('The passwords don’t match.'),
  password_wrong: badInput('The current password isn’t correct.'),
  password_changed_elsewhere: conflict('Your password was just changed somewhere else.'),
  password_own: conflict('To change your own password, enter your current one.'),
  password_link_used: badInput('This link has expired or was already used. Ask for a new one.'),
  email_link_used: badInput('This link has expired or was already used. Log in and ask for a new one under Account.'),
  notices_link_used: notFound('This link has expired or was already used. You can turn emails off under Account.'),
  email_confirmed: conflict('Your email address is already confirmed.'),
  too_many_messages: tooMany(
    'We’ve already sent you several emails. Check your inbox and spam folder, or try again later.',
  ),
  too_many_from_network: tooMany('Too many requests from your network. Try again later.'),

  // Second factor and passkeys
  code_wrong: badInput('That code isn’t correct. Try the next one.'),
  factor_on: conflict('Two-factor login is already on.'),
  factor_off: conflict('Two-factor login is off.'),
  factor_missing: conflict('Start setting up two-factor login again. There’s nothing to confirm yet.'),
  factor_own: conflict('To turn off your own two-factor login, enter a code.'),
  factor_needed_by_admin: conflict('Admins need two-factor login. Add another way first.'),
  person_without_factor: notFound('This person doesn’t use two-factor login.'),
  factor_kind_not_offered: conflict('Confirm in one of the ways shown.'),
  no_such_passkey: notFound('That passkey doesn’t exist.'),
  passkey_copied_step_up: badInput('This passkey may have been copied, so we no longer accept it.'),
  passkey_refused: badInput('We couldn’t accept that passkey. Try again.'),
  passkey_there: conflict('You’ve already added this passkey.'),
  passkeys_full: conflict(({ max }: { max: number }) => `You have ${max} passkeys. Remove one first.`),

  // Logging in with another provider
  no_such_provider: notFound('You can’t log in that way here.'),
  provider_away: unavailable('We can’t reach that login right now. Try again shortly, or log in with your password.'),
  /** The same whether or not somebody has the email, so that it reveals nothing about accounts. */
  provider_unlinked: unauthenticated(
    ({ provider }: { provider: string }) =>
      `This ${provider} account isn’t connected. Log in with your password, then connect it under Account > Security.`,
  ),
  provider_login_over: unauthenticated('That took too long, or was already used. Try again.'),
  provider_login_refused: unauthenticated('We couldn’t log you in that way. Try again.'),
  /** The person has proved their identity; the company doesn't let sub-contractors log in this way. */
  provider_closed: unauthenticated('Log in with your email and password.'),
  /** The password is right; this admin logs in with a provider. */
  password_closed: unauthenticated(({ provider }: { provider: string }) => `Log in with ${provider}.`),
  password_closed_to_admin: conflict('This admin doesn’t use a password. They log in with Google or Microsoft.'),
  identity_over: badInput('That took too long, or was already used. Try again.'),
  identity_refused: badInput('We couldn’t connect this account. Try again.'),
  identity_closed: conflict('Your company doesn’t use this login for sub-contractors.'),
  identity_email_unverified: conflict(
    ({ provider }: { provider: string }) => `${provider} hasn’t verified this account’s email. Use another account.`,
  ),
  identity_email_differs: conflict(
    ({ email }: { email: string }) => `This account has a different email. Use the one with ${email}.`,
  ),
  identity_taken: conflict('Someone has already connected this account here.'),
  identity_there: conflict(
    ({ provider }: { provider: string }) => `You’ve already connected a ${provider} account. Disconnect it first.`,
  ),
  no_such_identity: notFound('This account is no longer connected.'),
  identity_needed_by_admin: conflict('Admins log in without a password here, so this account has to stay connected.'),
  admin_without_provider: conflict(
    'Connect your own Google or Microsoft account under Account first, and log in with it once.',
  ),

  // Accounts
  admin_not_here: conflict('You can’t verify or remove admins here.'),
  no_such_admin: notFound('That admin doesn’t exist.'),
  no_such_sub_contractor: notFound('That sub-contractor doesn’t exist.'),
  no_such_supervisor: notFound('That supervisor doesn’t exist.'),
  supervisor_changed: conflict('Someone else has changed this supervisor. Reload the page to see the latest.'),
  account_is_disabled: conflict('This account is disabled.'),
  disable_self: conflict('You can’t disable your own account.'),

  // API keys
  api_key_name_taken: conflict('Another API key already has this name. Choose a different one.'),
  api_keys_full: conflict(({ max }: { max: number }) => `You have ${max} API keys. Revoke one first.`),
  no_such_api_key: notFound('That API key doesn’t exist.'),

  // Webhooks
  no_such_webhook: notFound('That webhook doesn’t exist.'),
  no_such_delivery: notFound('That delivery doesn’t exist.'),
  webhooks_full: conflict(({ max }: { max: number }) => `You have ${max} webhooks. Remove one first.`),
  webhook_is_off: conflict('This webhook is off. Turn it on first.'),
  delivery_under_way: conflict('This delivery is already on its way.'),

  // Registration
  too_many_registrations: tooMany('Too many registrations from your network. Try again later.'),
  registration_unknown: unavailable(
    'We’re not sure your registration went through. Try to log in before you register again.',
  ),
  documents_away: unavailable('Documents can’t be stored right now. Try again in a few minutes.'),

  // Details
  email_taken: badInput('Someone already has an account with this email.'),
  /** The same when a request is approved. */
  email_taken_meanwhile: conflict('Someone already has an account with this email.'),
  details_same: conflict('Nothing has changed.'),
  details_changed: conflict('Someone else has changed these details. Reload the page to see the latest.'),
  details_request_open: conflict(
    'You’ve already requested a change. Wait for the office, or withdraw your request first.',
  ),
  details_request_closed: notFound('This request is closed.'),
  details_request_withdrawn: conflict('The person withdrew this request.'),
  details_request_decided: conflict('Someone else has already decided this request.'),
  asked_often: tooMany('You’ve asked too often. Try again in an hour.'),
  too_many_downloads: tooMany('You’ve downloaded your data several times. Try again in an hour.'),
  own_data_away: unavailable('We can’t prepare your data right now. Try again in a few minutes.'),

  // Invitations
  no_such_invitation: notFound('This person has registered, or the invitation was withdrawn.'),
  invitation_over: badInput('This invitation has expired or was replaced. You can still register here.'),

  // Notices and events
  no_such_notice: notFound('That notice doesn’t exist.'),
  injuries_always_pushed: conflict('You can’t turn this off. Injury reports go to every device with notices on.'),
  safety_always_mailed: conflict('You can’t turn this off. Messages about safety and money always go by email.'),
  push_endpoint_refused: badInput('This isn’t the address of a push service.'),
  push_key_refused: badInput('This isn’t a public key.'),
  sms_not_set: conflict('The company doesn’t send text messages.'),
  sms_number_unconfirmed: conflict('Confirm a mobile number first.'),
  sms_code_wrong: badInput(
    'That code isn’t correct, or it has expired. Check the newest message, or ask for a new code.',
  ),
  too_many_sms_codes: tooMany('We’ve sent several codes already. Wait a while and try again.'),
  too_many_pages: tooMany('You have too many pages open. Close some.'),
  changes_away: unavailable('Live updates aren’t available right now.'),

  // Queues
  queues_read_only: forbidden('You can view the queues but not change them.'),
  queues_away: unavailable('We can’t reach the queues right now.'),
  peer_silent: unavailable(({ service }: { service: string }) => `svc-${service} isn’t responding right now.`),
} as const;
