import { ANSWERS, answerOf } from './answers';
import { messages } from './en/shared';

it.each([
  ['There is no such payment.', 'answers.missing', ['payment']],
  ['The start is 12 minutes ago: please press Finished, and tell the office.', 'answers.undoLate', ['12']],
  ['You are already working. Please finish that work first.', 'answers.working', []],
  ["You don't have work today", 'answers.notToday', []],
  ['The time is more than 12 hours ago: please ask the office to record this work.', 'answers.tooOld', ['12']],
  ['Too many requests from your network. Please try again in a minute.', 'answers.networkMinute', []],
  ['Too many requests from your network. Please try again in 12 minutes.', 'answers.networkMinutes', ['12']],
  ['Something went wrong on our side. Please try again later.', 'answers.ourFault', []],
  ['must be six digits', 'fieldAnswers.sixDigits', []],
  ['The file is locked with a password. Please remove the password, or send a photo of it.', 'answers.fileLocked', []],
  [
    'The file runs a script (JavaScript). Please print it to a new PDF, or send a photo of it.',
    'answers.fileScript',
    [],
  ],
  [
    'The file is a HEIC picture that we can’t convert. Change Settings → Camera → Formats → Most Compatible, then take it again.',
    'answers.fileHeic',
    [],
  ],
  ['The file has more than 1000 pages. Please send the pages that matter.', 'answers.fileManyPages', ['1000']],
  ['The file is not of an accepted type (jpg, png, pdf).', 'answers.fileType', ['jpg, png, pdf']],
])('knows the refusal %s', (sentence, id, given) => {
  expect(answerOf(sentence)).toEqual({ id, given });
});

it('leaves a refusal that it does not know', () => {
  expect(answerOf('The run pays nobody.')).toBeNull();
});

it('is in the English catalogue as services write it, for those who translate', () => {
  const written = ANSWERS.map(({ id, message }) => [id, message]);
  // Places are compiled to `['text', ['0'], 'text']`.
  const inCatalogue = ANSWERS.map(({ id }) => [
    id,
    [messages[id]]
      .flat()
      .map((part) => (Array.isArray(part) ? `{${part[0]}}` : part))
      .join(''),
  ]);
  expect(inCatalogue).toEqual(written);
});
