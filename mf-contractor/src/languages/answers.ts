/**
 * Refusals and warnings that a sub-contractor can meet, as services and nginx write them. `{0}` stands for what they fill in. What is missing here is
 * shown as it came.
 */
export const answers = {
  missing: 'There is no such {0}.',
  login: 'Please log in.',
  forbidden: 'You are not allowed to do this.',
  photoGone: 'Somebody else has sent this photo.',
  reportGone: 'Somebody else has sent this report.',
  sentByOther: 'Somebody else has sent this.',
  shiftTaken: 'Somebody else has taken this shift.',
  dayOver: 'The day of this job is over.',
  passwordElsewhere: 'The password was changed elsewhere just now.',
  uploadSlow: 'The upload took too long. Please try again.',
  jobUnknownThen: 'This job did not exist at that time. Please ask the office to record this work.',
  jobFull: 'This job has all the cleaners it needs.',
  jobEnded: 'This job has ended.',
  passkeyThere: 'This passkey is there already.',
  requestDecided: 'This request is already decided.',
  requestClosed: 'This request is not open any more.',
  shiftOver: 'This shift is over.',
  shiftBegun: 'This shift was begun already.',
  workFinished: 'This work is finished already.',
  workRunning: 'This work is not finished yet.',
  assignedAlready: 'You are already assigned to this job.',
  changeAsked: 'You have asked for a change already. Please wait for the office, or withdraw it first.',
  otherWork: 'You have finished other work since then. Please ask the office to record this work.',
  startUndone: 'You have undone this start.',
  working: 'You are already working. Please finish that work first.',
  doneToday: 'You have already done this work today.',
  jobDone: 'You have already done this job.',
  notToday: "You don't have work today",
  allDone: "You have done all of today's work at this job.",
  locationRequired: 'You need to share your location to start. Allow location for this site, or call the office.',
  clockAhead: 'The time is in the future: please check the clock of your phone.',
  tooOld: 'The time is more than {0} hours ago: please ask the office to record this work.',
  notAssignedThen: 'You were not assigned to this job at that time. Please ask the office to record this work.',
  emailConfirmed: 'Your e-mail address is confirmed already.',
  factorOff: 'Your second factor is not on.',
  factorOn: 'Your second factor is on already.',
  linkClosed: 'This link does not open the document (any more). Please reload the page.',
  notAssigned: 'You are not assigned to this job.',
  noDoorDetails: 'There are no door and alarm details of this place.',
  sessionClosed: 'This session is not open.',
  tooManyAttempts: 'Too many attempts. Please wait a moment and try again.',
  tooManyCodes: 'Too many codes. Please wait a moment and try again.',
  tooManyRequests: 'Too many requests from your network. Please try again later.',
  serviceAway: 'This part of the service is not available at the moment. Please try again shortly.',
  answerSlow: 'The answer took too long. Please check whether it was done before you try again.',
  networkBusy: 'Too many requests from your network. Please wait a moment and try again.',
  networkMinute: 'Too many requests from your network. Please try again in a minute.',
  networkMinutes: 'Too many requests from your network. Please try again in {0} minutes.',
  sentTooLarge: 'What you sent is too large.',
  fileTooLarge: 'A file is larger than {0} MB.',
  fileDamaged: 'The file is a damaged PDF, or only a part of one. Please save or scan it again.',
  fileLocked: 'The file is locked with a password. Please remove the password, or send a photo of it.',
  fileNoPages: 'The file has no pages. Please save or scan it again.',
  fileManyPages: 'The file has more than {0} pages. Please send the pages that matter.',
  fileHoldsMore:
    'The file is not only a PDF: there is something else in front of it or behind its end. Please print it to a new PDF.',
  fileScript: 'The file runs a script (JavaScript). Please print it to a new PDF, or send a photo of it.',
  fileXfa:
    'The file is an XFA form, which only Adobe Reader can run. Please print it to a new PDF, or send a photo of it.',
  fileAttachment: 'The file has other files attached to it. Please print it to a new PDF, or send a photo of it.',
  fileAction:
    'The file starts a program, sends data or opens another file or address. Please print it to a new PDF, or send a photo of it.',
  fileMedia: 'The file plays video or sound. Please print it to a new PDF, or send a photo of it.',
  fileHeic:
    'The file is a HEIC picture that we can’t convert. Change Settings → Camera → Formats → Most Compatible, then take it again.',
  fileHeicLarge:
    'The file is a HEIC picture with too many pixels. Change Settings → Camera → Formats → Most Compatible, then take it again.',
  fileEmpty: 'The file is empty. Please choose it again.',
  fileWebPage: 'The file is a web page. Please print it to a PDF, or send a photo of it.',
  fileArchive: 'The file is a Word, Excel or ZIP file. Please print it to a PDF, or send a photo of it.',
  fileVideo: 'The file is a video. Please send a photo.',
  fileType: 'The file is not of an accepted type ({0}).',
  pictureDamaged: 'The file is a damaged picture. Please take or save it again.',
  pictureHoldsMore: 'The file is not only a picture. Please send the picture alone.',
  pictureLarge: 'The file has too many pixels. Please send a smaller picture.',
  storeAway: 'The data cannot be reached at the moment. Please try again shortly.',
  ourFault: 'Something went wrong on our side. Please try again later.',
  notNow: 'This is not possible at the moment. Please try again shortly.',
  documentsAway: 'Documents cannot be stored at the moment. Please try again in a few minutes.',
  detailsChanged: 'Somebody else has changed these details meanwhile. Please look at them again.',
  passkeysFull: 'You have {0} passkeys. Please remove one first.',
  linksSent: 'We have sent several links already. Please look for them first.',
  askedOften: 'You have asked several times in this hour. Please try again later.',
  manyDocuments: 'You have sent many documents today. Please go on tomorrow.',
  manyPhotos: 'Too many photos for one day. They are kept on your phone and sent tomorrow.',
  manyDownloads: 'You have downloaded your data several times in this hour. Please try again later.',
  manyReports: 'You have sent many reports in the last hour. Please call the office, or try again later.',
  manyBreaks: 'There are too many breaks. Please remove some that you do not need any more.',
  dataAway: 'Your data cannot be put together at the moment. Please try again in a few minutes.',
  photoAway: 'The photo cannot be stored at the moment. Please try again in a few minutes.',
  undoLate: 'The start is {0} minutes ago: please press Finished, and tell the office.',
  doorHours: 'Door and alarm details are shown from {0} hours before your shift until {1} hour after it.',
  cannotStart: 'You cannot start: {0}. Please send a current document under Account, or call the office.',
  sendCurrent: 'Please send a current document under Account: {0}.',
  hoursOver:
    'You have {0} with us in the two weeks {1}. The visa allows {2} while the course is in session. We see our own hours and what was declared only.',
  hoursOverElsewhere:
    'You have {0} with us and {1} elsewhere in the two weeks {2}. The visa allows {3} while the course is in session. We see our own hours and what was declared only.',
  passwordShort: 'The password must have at least {0} characters.',
  passwordCommon: 'This password is among the most common ones. Please choose another.',
  passwordsDiffer: 'The two passwords are not the same.',
  passwordWrong: 'The current password is not correct.',
  check: 'Please check: {0}.',
};

/** What is wrong with a field, as schemas write it. */
export const fieldAnswers = {
  required: 'is required',
  postcode: 'must be a postcode of four digits',
  telephone: 'must be a telephone number',
  nineDigits: 'must be up to 9 digits',
  sixDigits: 'must be six digits',
  bank: 'must be a bank of the list',
  ofList: 'must be one of the list',
  date: 'must be a date as YYYY-MM-DD',
  atMost: 'must have at most {0} characters',
  notPrinted: 'has letters that we can’t print: {0}. Please write it in English letters',
  atLeast: 'must have at least {0} characters',
};

/** A sentence with what was filled in, as a pattern. */
const patternOf = (sentence: string): RegExp =>
  new RegExp(`^${sentence.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\d\}/g, '(.+?)')}$`);

const PATTERNS = Object.entries({ answers, fieldAnswers }).flatMap(([area, group]) =>
  Object.entries(group).map(([key, sentence]) => ({ id: `${area}.${key}`, pattern: patternOf(sentence) })),
);

/** The message for a sentence that a service has sent, and what was filled in; null for one that is not known. */
export function answerOf(sentence: string): { id: string; given: readonly string[] } | null {
  for (const { id, pattern } of PATTERNS) {
    const found = pattern.exec(sentence);
    if (found) return { id, given: found.slice(1) };
  }
  return null;
}
