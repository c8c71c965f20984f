import { WORK_PHOTO_MONTHS } from '@cleaning/contracts';

export const workPhotos = {
  open: (caption: string, number: number) => `Open photo ${number}: ${caption}`,
  viewer: (number: number, all: number) => `Photo ${number} of ${all}`,
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
  waiting: (count: number) =>
    count === 1
      ? '1 photo still to come. It’s sent when the phone is online.'
      : `${count} photos still to come. They’re sent when the phone is online.`,
  deleted: (count: number, kind: keyof typeof WORK_PHOTO_MONTHS) =>
    `${count === 1 ? '1 photo was' : `${count} photos were`} deleted after ${WORK_PHOTO_MONTHS[kind]} months.`,
};

export const pair = {
  fold: 'Add to public gallery',
  lead: 'Everyone can see both photos on the website.',
  before: 'Before',
  after: 'After',
  catergory: 'Gallery heading',
  agreedBy: 'Client contact who agreed',
  consent: 'How they agreed',
  consentHint: 'For example, by email on 18 Nov. We save it with your name and the time.',
  hasConsent: 'The client agreed to show these two photos',
  needed: 'Tick this once the client has agreed. You need their consent to show the photos.',
  send: 'Add to gallery',
  done: 'Photos added to the gallery.',
  same: 'Choose two different photos.',
};
