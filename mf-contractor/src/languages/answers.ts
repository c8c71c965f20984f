import type { MessageDescriptor } from '@lingui/core';

/**
 * Refusals and warnings that a sub-contractor can meet, as services and nginx write them. `{0}` stands for what they fill in. What is missing here is
 * shown as it came.
 */
export const ANSWERS: readonly (MessageDescriptor & { readonly message: string })[] = [
  /*i18n*/ { id: 'answers.missing', message: 'There is no such {0}.' },
  /*i18n*/ { id: 'answers.login', message: 'Please log in.' },
  /*i18n*/ { id: 'answers.forbidden', message: 'You are not allowed to do this.' },
  /*i18n*/ { id: 'answers.photoGone', message: 'Somebody else has sent this photo.' },
  /*i18n*/ { id: 'answers.reportGone', message: 'Somebody else has sent this report.' },
  /*i18n*/ { id: 'answers.sentByOther', message: 'Somebody else has sent this.' },
  /*i18n*/ { id: 'answers.shiftTaken', message: 'Somebody else has taken this shift.' },
  /*i18n*/ { id: 'answers.dayOver', message: 'The day of this job is over.' },
  /*i18n*/ { id: 'answers.passwordElsewhere', message: 'The password was changed elsewhere just now.' },
  /*i18n*/ { id: 'answers.uploadSlow', message: 'The upload took too long. Please try again.' },
  /*i18n*/ {
    id: 'answers.jobUnknownThen',
    message: 'This job did not exist at that time. Please ask the office to record this work.',
  },
  /*i18n*/ { id: 'answers.jobFull', message: 'This job has all the cleaners it needs.' },
  /*i18n*/ { id: 'answers.jobEnded', message: 'This job has ended.' },
  /*i18n*/ { id: 'answers.passkeyThere', message: 'This passkey is there already.' },
  /*i18n*/ { id: 'answers.requestDecided', message: 'This request is already decided.' },
  /*i18n*/ { id: 'answers.requestClosed', message: 'This request is not open any more.' },
  /*i18n*/ { id: 'answers.shiftOver', message: 'This shift is over.' },
  /*i18n*/ { id: 'answers.shiftBegun', message: 'This shift was begun already.' },
  /*i18n*/ { id: 'answers.workFinished', message: 'This work is finished already.' },
  /*i18n*/ { id: 'answers.workRunning', message: 'This work is not finished yet.' },
  /*i18n*/ { id: 'answers.assignedAlready', message: 'You are already assigned to this job.' },
  /*i18n*/ {
    id: 'answers.changeAsked',
    message: 'You have asked for a change already. Please wait for the office, or withdraw it first.',
  },
  /*i18n*/ {
    id: 'answers.otherWork',
    message: 'You have finished other work since then. Please ask the office to record this work.',
  },
  /*i18n*/ { id: 'answers.startUndone', message: 'You have undone this start.' },
  /*i18n*/ { id: 'answers.working', message: 'You are already working. Please finish that work first.' },
  /*i18n*/ { id: 'answers.doneToday', message: 'You have already done this work today.' },
  /*i18n*/ { id: 'answers.jobDone', message: 'You have already done this job.' },
  /*i18n*/ { id: 'answers.notToday', message: "You don't have work today" },
  /*i18n*/ { id: 'answers.allDone', message: "You have done all of today's work at this job." },
  /*i18n*/ {
    id: 'answers.locationRequired',
    message: 'You need to share your location to start. Allow location for this site, or call the office.',
  },
  /*i18n*/ { id: 'answers.clockAhead', message: 'The time is in the future: please check the clock of your phone.' },
  /*i18n*/ {
    id: 'answers.tooOld',
    message: 'The time is more than {0} hours ago: please ask the office to record this work.',
  },
  /*i18n*/ {
    id: 'answers.notAssignedThen',
    message: 'You were not assigned to this job at that time. Please ask the office to record this work.',
  },
  /*i18n*/ { id: 'answers.emailConfirmed', message: 'Your e-mail address is confirmed already.' },
  /*i18n*/ { id: 'answers.factorOff', message: 'Your second factor is not on.' },
  /*i18n*/ { id: 'answers.factorOn', message: 'Your second factor is on already.' },
  /*i18n*/ {
    id: 'answers.linkClosed',
    message: 'This link does not open the document (any more). Please reload the page.',
  },
  /*i18n*/ { id: 'answers.notAssigned', message: 'You are not assigned to this job.' },
  /*i18n*/ { id: 'answers.noDoorDetails', message: 'There are no door and alarm details of this place.' },
  /*i18n*/ { id: 'answers.sessionClosed', message: 'This session is not open.' },
  /*i18n*/ { id: 'answers.tooManyAttempts', message: 'Too many attempts. Please wait a moment and try again.' },
  /*i18n*/ { id: 'answers.tooManyCodes', message: 'Too many codes. Please wait a moment and try again.' },
  /*i18n*/ { id: 'answers.tooManyRequests', message: 'Too many requests from your network. Please try again later.' },
  /*i18n*/ {
    id: 'answers.serviceAway',
    message: 'This part of the service is not available at the moment. Please try again shortly.',
  },
  /*i18n*/ {
    id: 'answers.answerSlow',
    message: 'The answer took too long. Please check whether it was done before you try again.',
  },
  /*i18n*/ {
    id: 'answers.networkBusy',
    message: 'Too many requests from your network. Please wait a moment and try again.',
  },
  /*i18n*/ {
    id: 'answers.networkMinute',
    message: 'Too many requests from your network. Please try again in a minute.',
  },
  /*i18n*/ {
    id: 'answers.networkMinutes',
    message: 'Too many requests from your network. Please try again in {0} minutes.',
  },
  /*i18n*/ { id: 'answers.sentTooLarge', message: 'What you sent is too large.' },
  /*i18n*/ { id: 'answers.fileTooLarge', message: 'A file is larger than {0} MB.' },
  /*i18n*/ {
    id: 'answers.fileDamaged',
    message: 'The file is a damaged PDF, or only a part of one. Please save or scan it again.',
  },
  /*i18n*/ {
    id: 'answers.fileLocked',
    message: 'The file is locked with a password. Please remove the password, or send a photo of it.',
  },
  /*i18n*/ { id: 'answers.fileNoPages', message: 'The file has no pages. Please save or scan it again.' },
  /*i18n*/ {
    id: 'answers.fileManyPages',
    message: 'The file has more than {0} pages. Please send the pages that matter.',
  },
  /*i18n*/ {
    id: 'answers.fileHoldsMore',
    message:
      'The file is not only a PDF: there is something else in front of it or behind its end. Please print it to a new PDF.',
  },
  /*i18n*/ {
    id: 'answers.fileScript',
    message: 'The file runs a script (JavaScript). Please print it to a new PDF, or send a photo of it.',
  },
  /*i18n*/ {
    id: 'answers.fileXfa',
    message:
      'The file is an XFA form, which only Adobe Reader can run. Please print it to a new PDF, or send a photo of it.',
  },
  /*i18n*/ {
    id: 'answers.fileAttachment',
    message: 'The file has other files attached to it. Please print it to a new PDF, or send a photo of it.',
  },
  /*i18n*/ {
    id: 'answers.fileAction',
    message:
      'The file starts a program, sends data or opens another file or address. Please print it to a new PDF, or send a photo of it.',
  },
  /*i18n*/ {
    id: 'answers.fileMedia',
    message: 'The file plays video or sound. Please print it to a new PDF, or send a photo of it.',
  },
  /*i18n*/ {
    id: 'answers.fileHeic',
    message:
      'The file is a HEIC picture that we can’t convert. Change Settings → Camera → Formats → Most Compatible, then take it again.',
  },
  /*i18n*/ {
    id: 'answers.fileHeicLarge',
    message:
      'The file is a HEIC picture with too many pixels. Change Settings → Camera → Formats → Most Compatible, then take it again.',
  },
  /*i18n*/ { id: 'answers.fileEmpty', message: 'The file is empty. Please choose it again.' },
  /*i18n*/ {
    id: 'answers.fileWebPage',
    message: 'The file is a web page. Please print it to a PDF, or send a photo of it.',
  },
  /*i18n*/ {
    id: 'answers.fileArchive',
    message: 'The file is a Word, Excel or ZIP file. Please print it to a PDF, or send a photo of it.',
  },
  /*i18n*/ { id: 'answers.fileVideo', message: 'The file is a video. Please send a photo.' },
  /*i18n*/ { id: 'answers.fileType', message: 'The file is not of an accepted type ({0}).' },
  /*i18n*/ { id: 'answers.pictureDamaged', message: 'The file is a damaged picture. Please take or save it again.' },
  /*i18n*/ {
    id: 'answers.pictureHoldsMore',
    message: 'The file is not only a picture. Please send the picture alone.',
  },
  /*i18n*/ { id: 'answers.pictureLarge', message: 'The file has too many pixels. Please send a smaller picture.' },
  /*i18n*/ { id: 'answers.storeAway', message: 'The data cannot be reached at the moment. Please try again shortly.' },
  /*i18n*/ { id: 'answers.ourFault', message: 'Something went wrong on our side. Please try again later.' },
  /*i18n*/ { id: 'answers.notNow', message: 'This is not possible at the moment. Please try again shortly.' },
  /*i18n*/ {
    id: 'answers.documentsAway',
    message: 'Documents cannot be stored at the moment. Please try again in a few minutes.',
  },
  /*i18n*/ {
    id: 'answers.detailsChanged',
    message: 'Somebody else has changed these details meanwhile. Please look at them again.',
  },
  /*i18n*/ { id: 'answers.passkeysFull', message: 'You have {0} passkeys. Please remove one first.' },
  /*i18n*/ { id: 'answers.linksSent', message: 'We have sent several links already. Please look for them first.' },
  /*i18n*/ { id: 'answers.askedOften', message: 'You have asked several times in this hour. Please try again later.' },
  /*i18n*/ { id: 'answers.manyDocuments', message: 'You have sent many documents today. Please go on tomorrow.' },
  /*i18n*/ {
    id: 'answers.manyPhotos',
    message: 'Too many photos for one day. They are kept on your phone and sent tomorrow.',
  },
  /*i18n*/ {
    id: 'answers.manyDownloads',
    message: 'You have downloaded your data several times in this hour. Please try again later.',
  },
  /*i18n*/ {
    id: 'answers.manyReports',
    message: 'You have sent many reports in the last hour. Please call the office, or try again later.',
  },
  /*i18n*/ {
    id: 'answers.manyBreaks',
    message: 'There are too many breaks. Please remove some that you do not need any more.',
  },
  /*i18n*/ {
    id: 'answers.dataAway',
    message: 'Your data cannot be put together at the moment. Please try again in a few minutes.',
  },
  /*i18n*/ {
    id: 'answers.photoAway',
    message: 'The photo cannot be stored at the moment. Please try again in a few minutes.',
  },
  /*i18n*/ {
    id: 'answers.undoLate',
    message: 'The start is {0} minutes ago: please press Finished, and tell the office.',
  },
  /*i18n*/ {
    id: 'answers.doorHours',
    message: 'Door and alarm details are shown from {0} hours before your shift until {1} hour after it.',
  },
  /*i18n*/ {
    id: 'answers.cannotStart',
    message: 'You cannot start: {0}. Please send a current document under Account, or call the office.',
  },
  /*i18n*/ { id: 'answers.sendCurrent', message: 'Please send a current document under Account: {0}.' },
  /*i18n*/ {
    id: 'answers.hoursOver',
    message:
      'You have {0} with us in the two weeks {1}. The visa allows {2} while the course is in session. We see our own hours and what was declared only.',
  },
  /*i18n*/ {
    id: 'answers.hoursOverElsewhere',
    message:
      'You have {0} with us and {1} elsewhere in the two weeks {2}. The visa allows {3} while the course is in session. We see our own hours and what was declared only.',
  },
  /*i18n*/ { id: 'answers.passwordShort', message: 'The password must have at least {0} characters.' },
  /*i18n*/ {
    id: 'answers.passwordCommon',
    message: 'This password is among the most common ones. Please choose another.',
  },
  /*i18n*/ { id: 'answers.passwordsDiffer', message: 'The two passwords are not the same.' },
  /*i18n*/ { id: 'answers.passwordWrong', message: 'The current password is not correct.' },
  /*i18n*/ { id: 'answers.check', message: 'Please check: {0}.' },

  // What is wrong with a field, as schemas write it.
  /*i18n*/ { id: 'fieldAnswers.required', message: 'is required' },
  /*i18n*/ { id: 'fieldAnswers.postcode', message: 'must be a postcode of four digits' },
  /*i18n*/ { id: 'fieldAnswers.telephone', message: 'must be a telephone number' },
  /*i18n*/ { id: 'fieldAnswers.nineDigits', message: 'must be up to 9 digits' },
  /*i18n*/ { id: 'fieldAnswers.sixDigits', message: 'must be six digits' },
  /*i18n*/ { id: 'fieldAnswers.bank', message: 'must be a bank of the list' },
  /*i18n*/ { id: 'fieldAnswers.ofList', message: 'must be one of the list' },
  /*i18n*/ { id: 'fieldAnswers.date', message: 'must be a date as YYYY-MM-DD' },
  /*i18n*/ { id: 'fieldAnswers.atMost', message: 'must have at most {0} characters' },
  /*i18n*/ {
    id: 'fieldAnswers.notPrinted',
    message: 'has letters that we can’t print: {0}. Please write it in English letters',
  },
  /*i18n*/ { id: 'fieldAnswers.atLeast', message: 'must have at least {0} characters' },
];

/** A sentence with what was filled in, as a pattern. */
const patternOf = (sentence: string): RegExp =>
  new RegExp(`^${sentence.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\d\}/g, '(.+?)')}$`);

const PATTERNS = ANSWERS.map(({ id, message }) => ({ id, pattern: patternOf(message) }));

/** The message for a sentence that a service has sent, and what was filled in; null for one that is not known. */
export function answerOf(sentence: string): { id: string; given: readonly string[] } | null {
  for (const { id, pattern } of PATTERNS) {
    const found = pattern.exec(sentence);
    if (found) return { id, given: found.slice(1) };
  }
  return null;
}
