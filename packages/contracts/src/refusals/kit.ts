import {
  badGateway,
  badInput,
  conflict,
  forbidden,
  gatewayTimeout,
  internal,
  notFound,
  tooLarge,
  tooMany,
  unauthenticated,
  unavailable,
  unsupportedType,
  waitText,
} from './refusal.js';

/** What every service may answer: access, reading of requests, limits, what is away. */
export const kitRefusals = {
  'bad-input': badInput(({ fields }: { fields: readonly string[] }) => `Please check: ${fields.join(', ')}.`),
  unreadable_request: badInput('The request could not be read.'),
  unreadable_form: badInput('The form could not be read.'),
  unauthenticated: unauthenticated('Please log in.'),
  session_ended: unauthenticated('Your session has ended. Please log in again.'),
  client_session_ended: unauthenticated('You are logged out. Please ask for a new code.'),
  forbidden: forbidden('You are not allowed to do this.'),
  not_verified: forbidden('Your account is not verified yet.'),
  other_site: forbidden('Another website sent this. Open our own page and send it from there.'),
  other_person: forbidden('You can act for yourself only.'),
  /** The factor must be given again (`stepUp`); then the call can be repeated. */
  step_up: forbidden(
    ({ minutes }: { minutes: number }) =>
      `Your last login is more than ${minutes} minutes ago: please confirm that it is you.`,
  ),
  /** This admin must enrol a second factor before anything else. */
  second_factor_required: forbidden('Please set up a second factor first, under Account.'),
  'not-found': notFound('There is nothing at this address.'),
  change_not_set_aside: notFound('This change is not set aside any more.'),
  'too-large': tooLarge('The request is too large.'),
  field_too_long: tooLarge('A field is too long.'),
  upload_too_large: tooLarge(({ megabytes }: { megabytes: number }) => `A file is larger than ${megabytes} MB.`),
  'unsupported-type': unsupportedType('The request has a content type that is not accepted here.'),
  json_only: unsupportedType('Send this as JSON: urlencoded forms are not accepted here.'),
  too_many_lists: tooMany('Other lists are being exported. Please try again in a minute.'),
  network_limit: tooMany((wait) => `Too many requests from your network. Please try again in ${waitText(wait)}.`),
  internal: internal('Something went wrong on our side. Please try again later.'),
  unavailable: unavailable('This is not possible at the moment. Please try again shortly.'),
  data_away: unavailable('The data cannot be reached at the moment. Please try again shortly.'),
  login_away: unavailable('Logging in is not possible at the moment.'),
  too_busy: unavailable('The system is very busy at the moment, and nothing was changed. Please try again shortly.'),
} as const;

/** What nginx answers itself, as `nginx/routes.conf` has it. */
export const nginxRefusals = {
  no_such_call: notFound('There is no such call.'),
  request_too_large: tooLarge('What you sent is too large.'),
  network_busy: tooMany('Too many requests from your network. Please wait a moment and try again.'),
  service_away: badGateway('This part of the service is not available at the moment. Please try again shortly.'),
  answer_slow: gatewayTimeout('The answer took too long. Please check whether it was done before you try again.'),
} as const;

/** What several services answer. */
export const sharedRefusals = {
  no_such_job: notFound('There is no such job.'),
  no_such_person: notFound('There is no such person.'),
  no_such_photo: notFound('There is no such photo.'),
  no_such_document: notFound('There is no such document.'),
  no_such_file: notFound('There is no such file.'),
  no_such_request: notFound('There is no such request.'),
  settings_changed_reload: conflict('Somebody else has changed these settings meanwhile. Please reload the page.'),
} as const;
