import { WORK_PHOTO_MONTHS } from '@cleaning/contracts';

export const workPhotos = {
  open: (caption: string, number: number) => `Open photo ${number}: ${caption}`,
  viewer: (number: number, all: number) => `Photo ${number} of ${all}`,
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
  waiting: (count: number) =>
    count === 1
      ? '1 photo has not arrived yet. It is sent when the phone is online.'
      : `${count} photos have not arrived yet. They are sent when the phone is online.`,
  deleted: (count: number, kind: keyof typeof WORK_PHOTO_MONTHS) =>
    `${count === 1 ? '1 photo was' : `${count} photos were`} deleted after ${WORK_PHOTO_MONTHS[kind]} months.`,
};

export const pair = {
  fold: 'Put a pair into the public gallery',
  lead: 'Copies of both photos are shown on the website to everybody.',
  before: 'Before',
  after: 'After',
  catergory: 'Heading in the gallery',
  agreedBy: 'Who of the client has agreed',
  consent: 'How they agreed',
  consentHint: 'For example: by e-mail on 18 November. It is kept with your name and the time.',
  hasConsent: 'The client has agreed that these two photos are shown',
  needed: 'Without the client’s consent the photos cannot be shown.',
  send: 'Put into the gallery',
  done: 'The pair is in the gallery.',
  same: 'Please choose two different photos.',
};
