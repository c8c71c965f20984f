import {
  badGateway,
  badInput,
  conflict,
  forbidden,
  formatWait,
  gatewayTimeout,
  internal,
  notFound,
  tooLarge,
  tooMany,
  unauthenticated,
  unavailable,
  unsupportedType,
} from './refusal.js';

/** Refusals of every service: access, request parsing, limits, unavailable parts. */
export const kitRefusals = {
  'bad-input': badInput(({ fields }: { fields: readonly string[] }) => `Please check: ${fields.join(', ')}.`),
  unreadable_request: badInput('We couldn’t read the request. Try again.'),
  unreadable_form: badInput('We couldn’t read the form. Try again.'),
  unauthenticated: unauthenticated('Please log in.'),
  session_ended: unauthenticated('Your session has ended. Log in again.'),
  client_session_ended: unauthenticated('You’re logged out. Ask for a new code.'),
  /** Unknown, revoked or expired: the response doesn't reveal which. */
  api_key_closed: unauthenticated('This API key doesn’t work. Check it, or ask an admin for a new one.'),
  api_key_in_address: unauthenticated(
    'Send the API key in the Authorization header, never in an address. Revoke this key: addresses are kept in logs.',
  ),
  api_key_other_network: forbidden('This API key can’t be used from your network.'),
  api_key_not_allowed: forbidden('API keys can’t do this.'),
  api_key_lacks_scope: forbidden(({ scope }: { scope: string }) => `This API key needs the scope ${scope}.`),
  api_key_limit: tooMany((wait) => `This API key has made too many calls. Try again in ${formatWait(wait)}.`),
  forbidden: forbidden('You can’t do this with your account.'),
  not_verified: forbidden('Your account isn’t verified yet.'),
  other_site: forbidden('This came from another website. Open our website and send it from there.'),
  other_person: forbidden('You can only do this for yourself.'),
  /** The factor must be given again (`stepUp`); then the call can be repeated. */
  step_up: forbidden(
    ({ minutes }: { minutes: number }) => `You logged in more than ${minutes} minutes ago. Confirm it’s you.`,
  ),
  /** This admin must enrol a second factor before anything else. */
  second_factor_required: forbidden('Set up two-factor login first, under Account.'),
  'not-found': notFound('There’s nothing at this address.'),
  change_not_set_aside: notFound('This change is no longer in the list of failed changes.'),
  'too-large': tooLarge('The request is too large.'),
  field_too_long: tooLarge('A field is too long.'),
  upload_too_large: tooLarge(({ megabytes }: { megabytes: number }) => `A file is larger than ${megabytes} MB.`),
  'unsupported-type': unsupportedType('This content type isn’t accepted here.'),
  json_only: unsupportedType('Send this as JSON. Forms aren’t accepted here.'),
  too_many_lists: tooMany('Other lists are being exported right now. Try again in a minute.'),
  network_limit: tooMany((wait) => `Too many requests from your network. Try again in ${formatWait(wait)}.`),
  internal: internal('Something went wrong on our side. Try again later.'),
  unavailable: unavailable('This isn’t possible right now. Try again shortly.'),
  data_away: unavailable('Our system isn’t responding. Try again shortly.'),
  login_away: unavailable('You can’t log in right now. Try again shortly.'),
  too_busy: unavailable('We’re very busy right now, and nothing was changed. Try again shortly.'),
} as const;

/** Refusals of nginx itself, as in `nginx/routes.conf`. */
export const nginxRefusals = {
  no_such_call: notFound('There is no such call.'),
  request_too_large: tooLarge('What you sent is too large.'),
  network_busy: tooMany('Too many requests from your network. Wait a moment and try again.'),
  service_away: badGateway('This isn’t available right now. Try again shortly.'),
  answer_slow: gatewayTimeout('That took too long. Check whether it worked before you try again.'),
} as const;

/** Refusals of several services. */
export const sharedRefusals = {
  no_such_job: notFound('That job doesn’t exist.'),
  no_such_person: notFound('That person doesn’t exist.'),
  no_such_photo: notFound('That photo doesn’t exist.'),
  no_such_document: notFound('That document doesn’t exist.'),
  no_such_file: notFound('That file doesn’t exist.'),
  no_such_request: notFound('That request doesn’t exist.'),
  settings_changed_reload: conflict('Someone else has changed these settings. Reload the page to see the latest.'),
} as const;
