import type { ContentRefusal, FieldProblemCode, REFUSALS_BY_PART, RefusalCode, WarningCode } from '@cleaning/contracts';
import type { MessageDescriptor } from '@lingui/core';

type NginxRefusal = keyof (typeof REFUSALS_BY_PART)['nginx'];

/** Refusals that a sub-contractor can meet. Each has a text here, and with it in every language; any other is shown as the service wrote it. */
export type PhoneRefusal =
  | NginxRefusal
  | Exclude<ContentRefusal, 'file_of_other_type' | 'picture_unclear'>
  | Extract<
      RefusalCode,
      | 'all_done_today'
      | 'already_assigned'
      | 'already_working'
      | 'answers_of_other'
      | 'asked_often'
      | 'bad-input'
      | 'clock_ahead'
      | 'data_away'
      | 'details_changed'
      | 'details_request_closed'
      | 'details_request_open'
      | 'document_link_closed'
      | 'documents_away'
      | 'documents_busy'
      | 'documents_needed'
      | 'done_today'
      | 'door_details_closed'
      | 'email_confirmed'
      | 'factor_off'
      | 'factor_on'
      | 'file_archive'
      | 'file_empty'
      | 'file_too_large'
      | 'file_type'
      | 'file_video'
      | 'file_web_page'
      | 'forbidden'
      | 'identity_closed'
      | 'internal'
      | 'job_day_over'
      | 'job_done'
      | 'job_ended'
      | 'job_full'
      | 'job_unknown_then'
      | 'location_required'
      | 'network_limit'
      | 'no_door_details'
      | 'no_such_absence'
      | 'no_such_break'
      | 'no_such_calendar'
      | 'no_such_document'
      | 'no_such_file'
      | 'no_such_identity'
      | 'no_such_job'
      | 'no_such_notice'
      | 'no_such_offer'
      | 'no_such_passkey'
      | 'no_such_payment'
      | 'no_such_permanent_job'
      | 'no_such_person'
      | 'no_such_photo'
      | 'no_such_place'
      | 'no_such_quick_job'
      | 'no_such_report'
      | 'no_such_request'
      | 'no_such_shift'
      | 'no_such_thread'
      | 'no_such_work'
      | 'not_assigned'
      | 'not_assigned_then'
      | 'not_today'
      | 'other_work_since'
      | 'own_data_away'
      | 'paper_text_changed'
      | 'passkey_there'
      | 'passkeys_full'
      | 'password_changed_elsewhere'
      | 'password_common'
      | 'password_too_short'
      | 'password_wrong'
      | 'passwords_differ'
      | 'photo_away'
      | 'photo_of_other'
      | 'provider_away'
      | 'message_of_other'
      | 'message_sent_long_ago'
      | 'not_own_message'
      | 'registration_unknown'
      | 'report_of_other'
      | 'request_decided'
      | 'session_not_open'
      | 'shift_begun'
      | 'shift_over'
      | 'shift_taken'
      | 'sms_code_wrong'
      | 'sms_not_set'
      | 'sms_number_unconfirmed'
      | 'start_undone'
      | 'too_many_attempts'
      | 'too_many_breaks'
      | 'too_many_codes'
      | 'too_many_documents'
      | 'too_many_downloads'
      | 'too_many_from_network'
      | 'too_many_messages'
      | 'too_many_photos'
      | 'too_many_registrations'
      | 'too_many_reports'
      | 'too_many_sent_messages'
      | 'too_many_sms_codes'
      | 'too_old'
      | 'unauthenticated'
      | 'unavailable'
      | 'undo_too_late'
      | 'upload_slow'
      | 'upload_too_large'
      | 'work_finished'
      | 'work_running'
    >;

/** One text for everything that no longer exists: the screen shows what it was. */
const MISSING = /*i18n*/ { id: 'refusals.missing', message: 'This no longer exists.' };
const FILE_TOO_LARGE = /*i18n*/ { id: 'refusals.upload_too_large', message: 'A file is larger than {megabytes} MB.' };

/**
 * English texts for translators; the English app shows the service's sentence. Placeholders have the names of the
 * code's parameters.
 */
export const REFUSAL_TEXTS: Readonly<Record<PhoneRefusal, MessageDescriptor>> = {
  all_done_today: /*i18n*/ { id: 'refusals.all_done_today', message: 'You’ve done all your shifts at this job today.' },
  already_assigned: /*i18n*/ { id: 'refusals.already_assigned', message: 'You’re already assigned to this job.' },
  already_working: /*i18n*/ {
    id: 'refusals.already_working',
    message: 'You’re already working. Finish that work first.',
  },
  answer_slow: /*i18n*/ {
    id: 'refusals.answer_slow',
    message: 'That took too long. Check whether it worked before you try again.',
  },
  answers_of_other: /*i18n*/ { id: 'refusals.answers_of_other', message: 'Someone else has already sent this.' },
  asked_often: /*i18n*/ {
    id: 'refusals.asked_often',
    message: 'You’ve asked too often. Try again in an hour.',
  },
  'bad-input': /*i18n*/ { id: 'refusals.bad-input', message: 'Please check: {fields}.' },
  clock_ahead: /*i18n*/ {
    id: 'refusals.clock_ahead',
    message: 'That time is in the future. Check the clock on your phone.',
  },
  data_away: /*i18n*/ {
    id: 'refusals.data_away',
    message: 'Our system isn’t responding. Try again shortly.',
  },
  details_changed: /*i18n*/ {
    id: 'refusals.details_changed',
    message: 'Someone else has changed these details. Reload the page to see the latest.',
  },
  details_request_closed: /*i18n*/ {
    id: 'refusals.details_request_closed',
    message: 'This request is closed.',
  },
  details_request_open: /*i18n*/ {
    id: 'refusals.details_request_open',
    message: 'You’ve already requested a change. Wait for the office, or withdraw your request first.',
  },
  document_link_closed: /*i18n*/ {
    id: 'refusals.document_link_closed',
    message: 'This link has expired. Reload the page.',
  },
  documents_away: /*i18n*/ {
    id: 'refusals.documents_away',
    message: 'Documents can’t be stored right now. Try again in a few minutes.',
  },
  documents_busy: /*i18n*/ {
    id: 'refusals.documents_busy',
    message: 'Too many documents are being sent right now. Try again in {minutes} minutes.',
  },
  documents_needed: /*i18n*/ {
    id: 'refusals.documents_needed',
    message: 'You can’t start: {documents}. Send a current document under Account, or call the office.',
  },
  done_today: /*i18n*/ { id: 'refusals.done_today', message: 'You’ve already done this work today.' },
  door_details_closed: /*i18n*/ {
    id: 'refusals.door_details_closed',
    message:
      'Door and alarm details are shown from {hours_before} hours before your shift until {hours_after} hour after it.',
  },
  email_confirmed: /*i18n*/ { id: 'refusals.email_confirmed', message: 'Your email address is already confirmed.' },
  factor_off: /*i18n*/ { id: 'refusals.factor_off', message: 'Two-factor login is off.' },
  factor_on: /*i18n*/ { id: 'refusals.factor_on', message: 'Two-factor login is already on.' },
  file_action: /*i18n*/ {
    id: 'refusals.file_action',
    message: 'The file has links or buttons that may not be safe. Print it to a new PDF, or send a photo of it.',
  },
  file_archive: /*i18n*/ {
    id: 'refusals.file_archive',
    message: 'The file is a Word, Excel or ZIP file. Print it to a PDF, or send a photo of it.',
  },
  file_attachment: /*i18n*/ {
    id: 'refusals.file_attachment',
    message: 'The file has files attached. Print it to a new PDF, or send a photo of it.',
  },
  file_damaged: /*i18n*/ {
    id: 'refusals.file_damaged',
    message: 'The file is a damaged or incomplete PDF. Save or scan it again.',
  },
  file_empty: /*i18n*/ { id: 'refusals.file_empty', message: 'The file is empty. Choose it again.' },
  file_heic: /*i18n*/ {
    id: 'refusals.file_heic',
    message:
      'The file is a HEIC photo that we can’t read. On your iPhone, go to Settings > Camera > Formats, choose Most Compatible and take it again.',
  },
  file_heic_too_large: /*i18n*/ {
    id: 'refusals.file_heic_too_large',
    message:
      'The file is a HEIC photo that’s too large. On your iPhone, go to Settings > Camera > Formats, choose Most Compatible and take it again.',
  },
  file_holds_more: /*i18n*/ {
    id: 'refusals.file_holds_more',
    message: 'The file has something other than a PDF in it. Print it to a new PDF.',
  },
  file_locked: /*i18n*/ {
    id: 'refusals.file_locked',
    message: 'The file is locked with a password. Remove the password, or send a photo of it.',
  },
  file_media: /*i18n*/ {
    id: 'refusals.file_media',
    message: 'The file plays video or sound. Print it to a new PDF, or send a photo of it.',
  },
  file_script: /*i18n*/ {
    id: 'refusals.file_script',
    message: 'The file runs a script (JavaScript). Print it to a new PDF, or send a photo of it.',
  },
  file_too_large: FILE_TOO_LARGE,
  file_too_many_pages: /*i18n*/ {
    id: 'refusals.file_too_many_pages',
    message: 'The file has more than {max} pages. Send only the pages we need.',
  },
  file_type: /*i18n*/ { id: 'refusals.file_type', message: 'The file must be one of these types: {types}.' },
  file_video: /*i18n*/ { id: 'refusals.file_video', message: 'The file is a video. Send a photo.' },
  file_web_page: /*i18n*/ {
    id: 'refusals.file_web_page',
    message: 'The file is a web page. Print it to a PDF, or send a photo of it.',
  },
  file_without_pages: /*i18n*/ {
    id: 'refusals.file_without_pages',
    message: 'The file has no pages. Save or scan it again.',
  },
  file_xfa: /*i18n*/ {
    id: 'refusals.file_xfa',
    message: 'The file is an XFA form, which only Adobe Reader can run. Print it to a new PDF, or send a photo of it.',
  },
  forbidden: /*i18n*/ { id: 'refusals.forbidden', message: 'You can’t do this with your account.' },
  identity_closed: /*i18n*/ {
    id: 'refusals.identity_closed',
    message: 'Your company doesn’t use this login for sub-contractors.',
  },
  internal: /*i18n*/ { id: 'refusals.internal', message: 'Something went wrong on our side. Try again later.' },
  job_day_over: /*i18n*/ { id: 'refusals.job_day_over', message: 'This job’s day is over.' },
  job_done: /*i18n*/ { id: 'refusals.job_done', message: 'You’ve already done this job.' },
  job_ended: /*i18n*/ { id: 'refusals.job_ended', message: 'This job has ended.' },
  job_full: /*i18n*/ { id: 'refusals.job_full', message: 'This job has all the people it needs.' },
  job_unknown_then: /*i18n*/ {
    id: 'refusals.job_unknown_then',
    message: 'This job didn’t exist then. Ask the office to record this work.',
  },
  location_required: /*i18n*/ {
    id: 'refusals.location_required',
    message: 'You need to share your location to start. Allow location for this site, or call the office.',
  },
  message_of_other: /*i18n*/ {
    id: 'refusals.message_of_other',
    message: 'This message has already been sent somewhere else. Write it again.',
  },
  message_sent_long_ago: /*i18n*/ {
    id: 'refusals.message_sent_long_ago',
    message: 'You can remove a message for {minutes} minutes after you send it.',
  },
  not_own_message: /*i18n*/ {
    id: 'refusals.not_own_message',
    message: 'That message doesn’t exist, or it isn’t yours.',
  },
  network_busy: /*i18n*/ {
    id: 'refusals.network_busy',
    message: 'Too many requests from your network. Wait a moment and try again.',
  },
  network_limit: /*i18n*/ {
    id: 'refusals.network_limit',
    message: 'Too many requests from your network. Try again in {minutes, plural, =1 {a minute} other {# minutes}}.',
  },
  no_door_details: /*i18n*/ {
    id: 'refusals.no_door_details',
    message: 'This site has no door or alarm details.',
  },
  no_such_absence: MISSING,
  no_such_break: MISSING,
  no_such_calendar: MISSING,
  no_such_call: MISSING,
  no_such_document: MISSING,
  no_such_file: MISSING,
  no_such_identity: MISSING,
  no_such_job: MISSING,
  no_such_notice: MISSING,
  no_such_offer: MISSING,
  no_such_passkey: MISSING,
  no_such_payment: MISSING,
  no_such_permanent_job: MISSING,
  no_such_person: MISSING,
  no_such_photo: MISSING,
  no_such_place: MISSING,
  no_such_quick_job: MISSING,
  no_such_report: MISSING,
  no_such_request: MISSING,
  no_such_shift: MISSING,
  no_such_thread: /*i18n*/ {
    id: 'refusals.no_such_thread',
    message: 'Those messages don’t exist, or they aren’t yours.',
  },
  no_such_work: MISSING,
  not_assigned: /*i18n*/ { id: 'refusals.not_assigned', message: 'You aren’t assigned to this job.' },
  not_assigned_then: /*i18n*/ {
    id: 'refusals.not_assigned_then',
    message: 'You weren’t assigned to this job then. Ask the office to record this work.',
  },
  not_today: /*i18n*/ { id: 'refusals.not_today', message: "You don't have work today" },
  other_work_since: /*i18n*/ {
    id: 'refusals.other_work_since',
    message: 'You’ve finished other work since then. Ask the office to record this work.',
  },
  own_data_away: /*i18n*/ {
    id: 'refusals.own_data_away',
    message: 'We can’t prepare your data right now. Try again in a few minutes.',
  },
  paper_text_changed: /*i18n*/ {
    id: 'refusals.paper_text_changed',
    message: 'The text has changed since you opened it. Read it again, then sign.',
  },
  passkey_there: /*i18n*/ { id: 'refusals.passkey_there', message: 'You’ve already added this passkey.' },
  passkeys_full: /*i18n*/ {
    id: 'refusals.passkeys_full',
    message: 'You have {max} passkeys. Remove one first.',
  },
  password_changed_elsewhere: /*i18n*/ {
    id: 'refusals.password_changed_elsewhere',
    message: 'Your password was just changed somewhere else.',
  },
  password_common: /*i18n*/ {
    id: 'refusals.password_common',
    message: 'This password is too common. Choose another.',
  },
  password_too_short: /*i18n*/ {
    id: 'refusals.password_too_short',
    message: 'The password must have at least {min} characters.',
  },
  password_wrong: /*i18n*/ { id: 'refusals.password_wrong', message: 'The current password isn’t correct.' },
  passwords_differ: /*i18n*/ { id: 'refusals.passwords_differ', message: 'The passwords don’t match.' },
  photo_away: /*i18n*/ {
    id: 'refusals.photo_away',
    message: 'The photo can’t be stored right now. Try again in a few minutes.',
  },
  photo_of_other: /*i18n*/ { id: 'refusals.photo_of_other', message: 'Someone else has already sent this photo.' },
  picture_damaged: /*i18n*/ {
    id: 'refusals.picture_damaged',
    message: 'The file is a damaged picture. Take or save it again.',
  },
  picture_holds_more: /*i18n*/ {
    id: 'refusals.picture_holds_more',
    message: 'The file isn’t only a picture. Send the picture alone.',
  },
  picture_too_large: /*i18n*/ {
    id: 'refusals.picture_too_large',
    message: 'The file has too many pixels. Send a smaller picture.',
  },
  provider_away: /*i18n*/ {
    id: 'refusals.provider_away',
    message: 'We can’t reach that login right now. Try again shortly, or log in with your password.',
  },
  registration_unknown: /*i18n*/ {
    id: 'refusals.registration_unknown',
    message: 'We’re not sure your registration went through. Try to log in before you register again.',
  },
  report_of_other: /*i18n*/ { id: 'refusals.report_of_other', message: 'Someone else has already sent this report.' },
  request_decided: /*i18n*/ { id: 'refusals.request_decided', message: 'This request has already been decided.' },
  request_too_large: /*i18n*/ { id: 'refusals.request_too_large', message: 'What you sent is too large.' },
  service_away: /*i18n*/ {
    id: 'refusals.service_away',
    message: 'This isn’t available right now. Try again shortly.',
  },
  session_not_open: /*i18n*/ { id: 'refusals.session_not_open', message: 'This session has already ended.' },
  shift_begun: /*i18n*/ { id: 'refusals.shift_begun', message: 'This shift has already started.' },
  shift_over: /*i18n*/ { id: 'refusals.shift_over', message: 'This shift is over.' },
  shift_taken: /*i18n*/ { id: 'refusals.shift_taken', message: 'Someone else has taken this shift.' },
  sms_code_wrong: /*i18n*/ {
    id: 'refusals.sms_code_wrong',
    message: 'That code isn’t correct, or it has expired. Check the newest message, or ask for a new code.',
  },
  sms_not_set: /*i18n*/ { id: 'refusals.sms_not_set', message: 'The company doesn’t send text messages.' },
  sms_number_unconfirmed: /*i18n*/ {
    id: 'refusals.sms_number_unconfirmed',
    message: 'Confirm a mobile number first.',
  },
  start_undone: /*i18n*/ { id: 'refusals.start_undone', message: 'You’ve undone this start.' },
  too_many_attempts: /*i18n*/ {
    id: 'refusals.too_many_attempts',
    message: 'Too many attempts. Wait a moment and try again.',
  },
  too_many_breaks: /*i18n*/ {
    id: 'refusals.too_many_breaks',
    message: 'There are too many breaks. Remove some you no longer need.',
  },
  too_many_codes: /*i18n*/ {
    id: 'refusals.too_many_codes',
    message: 'Too many codes. Wait a moment and try again.',
  },
  too_many_documents: /*i18n*/ {
    id: 'refusals.too_many_documents',
    message: 'You’ve sent a lot of documents today. Send the rest tomorrow.',
  },
  too_many_downloads: /*i18n*/ {
    id: 'refusals.too_many_downloads',
    message: 'You’ve downloaded your data several times. Try again in an hour.',
  },
  too_many_from_network: /*i18n*/ {
    id: 'refusals.too_many_from_network',
    message: 'Too many requests from your network. Try again later.',
  },
  too_many_messages: /*i18n*/ {
    id: 'refusals.too_many_messages',
    message: 'We’ve already sent you several emails. Check your inbox and spam folder, or try again later.',
  },
  too_many_photos: /*i18n*/ {
    id: 'refusals.too_many_photos',
    message: 'That’s too many photos for one day. They stay on your phone and are sent tomorrow.',
  },
  too_many_registrations: /*i18n*/ {
    id: 'refusals.too_many_registrations',
    message: 'Too many registrations from your network. Try again later.',
  },
  too_many_sent_messages: /*i18n*/ {
    id: 'refusals.too_many_sent_messages',
    message: 'You’ve sent a lot of messages in the last hour. Call the office, or try again later.',
  },
  too_many_sms_codes: /*i18n*/ {
    id: 'refusals.too_many_sms_codes',
    message: 'We’ve sent several codes already. Wait a while and try again.',
  },
  too_many_reports: /*i18n*/ {
    id: 'refusals.too_many_reports',
    message: 'You’ve sent a lot of reports in the last hour. Call the office, or try again later.',
  },
  too_old: /*i18n*/ {
    id: 'refusals.too_old',
    message: 'That was more than {hours} hours ago. Ask the office to record this work.',
  },
  unauthenticated: /*i18n*/ { id: 'refusals.unauthenticated', message: 'Please log in.' },
  unavailable: /*i18n*/ {
    id: 'refusals.unavailable',
    message: 'This isn’t possible right now. Try again shortly.',
  },
  undo_too_late: /*i18n*/ {
    id: 'refusals.undo_too_late',
    message: 'You started {minutes} minutes ago. Press Finished and tell the office.',
  },
  upload_slow: /*i18n*/ { id: 'refusals.upload_slow', message: 'The upload took too long. Try again.' },
  upload_too_large: FILE_TOO_LARGE,
  work_finished: /*i18n*/ { id: 'refusals.work_finished', message: 'This work is already finished.' },
  work_running: /*i18n*/ { id: 'refusals.work_running', message: 'This work isn’t finished yet.' },
};

/** Problems of fields that the forms of the app can have. */
export type PhoneProblem = Extract<
  FieldProblemCode,
  | 'control_characters'
  | 'not_bank'
  | 'not_date'
  | 'not_email'
  | 'not_code_of_message'
  | 'not_in_list'
  | 'not_mobile_number'
  | 'not_nine_digits'
  | 'not_postcode'
  | 'not_printed'
  | 'not_six_digits'
  | 'not_telephone'
  | 'required'
  | 'too_long'
  | 'too_short'
>;

export const PROBLEM_TEXTS: Readonly<Record<PhoneProblem, MessageDescriptor>> = {
  control_characters: /*i18n*/ {
    id: 'problems.control_characters',
    message: 'has characters we can’t save. Type it again',
  },
  not_bank: /*i18n*/ { id: 'problems.not_bank', message: 'must be one of the banks listed' },
  not_date: /*i18n*/ { id: 'problems.not_date', message: 'must be a date as YYYY-MM-DD' },
  not_email: /*i18n*/ { id: 'problems.not_email', message: 'must be a valid email address' },
  not_code_of_message: /*i18n*/ {
    id: 'problems.not_code_of_message',
    message: 'must be the 6 digits from our message',
  },
  not_in_list: /*i18n*/ { id: 'problems.not_in_list', message: 'must be one of the choices' },
  not_mobile_number: /*i18n*/ {
    id: 'problems.not_mobile_number',
    message: 'must be an Australian mobile number, like 0412 345 678',
  },
  not_nine_digits: /*i18n*/ { id: 'problems.not_nine_digits', message: 'must be up to 9 digits' },
  not_postcode: /*i18n*/ { id: 'problems.not_postcode', message: 'must be a postcode of four digits' },
  not_printed: /*i18n*/ {
    id: 'problems.not_printed',
    message: 'has letters that we can’t print: {letters}. Write it in English letters',
  },
  not_six_digits: /*i18n*/ { id: 'problems.not_six_digits', message: 'must be six digits' },
  not_telephone: /*i18n*/ { id: 'problems.not_telephone', message: 'must be a phone number' },
  required: /*i18n*/ { id: 'problems.required', message: 'is required' },
  too_long: /*i18n*/ { id: 'problems.too_long', message: 'must have at most {max} characters' },
  too_short: /*i18n*/ { id: 'problems.too_short', message: 'must have at least {min} characters' },
};

/** Warnings that a sub-contractor can get. */
export type PhoneWarning = Extract<WarningCode, 'documents_due' | 'hours_above_visa'>;

export const WARNING_TEXTS: Readonly<Record<PhoneWarning | 'hours_above_visa_elsewhere', MessageDescriptor>> = {
  documents_due: /*i18n*/ {
    id: 'warnings.documents_due',
    message: 'Send a current document under Account: {documents}.',
  },
  hours_above_visa: /*i18n*/ {
    id: 'warnings.hours_above_visa',
    message:
      'You have {own} with us in the two weeks {weeks}. The visa allows {limit} while the course is in session. We only see hours with us and hours you’ve told us about.',
  },
  hours_above_visa_elsewhere: /*i18n*/ {
    id: 'warnings.hours_above_visa_elsewhere',
    message:
      'You have {own} with us and {elsewhere} elsewhere in the two weeks {weeks}. The visa allows {limit} while the course is in session. We only see hours with us and hours you’ve told us about.',
  },
};
