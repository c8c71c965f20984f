import type { ThreadTexts } from '@cleaning/ui/messages';

export const messageList = {
  title: 'Messages',
  caption: 'Messages with sites and people',
  name: 'Site or person',
  openNamed: (name: string) => `Open messages: ${name}`,
  kind: 'Show',
  kinds: { '': 'Sites and people', place: 'Sites', person: 'People' },
  show: 'Messages',
  shows: { used: 'With messages', unread: 'New', all: 'Everyone you can message' },
  last: 'Last message',
  at: 'Sent',
  onlyPhotos: 'Photo',
  removed: 'Message removed',
  noneYet: 'No messages yet',
  newCount: 'New',
  search: 'Site, person or address',
  empty: 'No messages yet. Show “Everyone you can message” to start one.',
  none: 'No messages found.',
  byPerson: (by: string, text: string) => `${by}: ${text}`,
};

export const thread: ThreadTexts = {
  list: (name) => `Messages: ${name}`,
  none: 'No messages yet.',
  older: 'Show older messages',
  you: 'You',
  roles: { office: 'Office', supervisor: 'Supervisor', contractor: '' },
  seen: (names) => `Seen by ${names.join(', ')}`,
  photo: (number, by) => `Photo ${number} from ${by}`,
  photoWaiting: 'This photo is still uploading.',
  photoDeleted: 'This photo was deleted.',
  removed: 'Message removed',
  remove: 'Remove message',
  removeQuestion: 'Remove this message?\nIts text and photos are deleted for everyone. “Message removed” stays.',
  keep: 'Keep message',
};

export const composer = {
  text: 'Message',
  who: {
    place: 'The office, supervisors of this site and everyone assigned to it can read this.',
    person: 'The office and this person can read this.',
  },
  send: 'Send message',
  photos: 'Photos',
  photosHint: (most: number) => `Up to ${most}`,
  photo: (number: number) => `Photo ${number}`,
  remove: (number: number) => `Remove photo ${number}`,
  removeShort: 'Remove',
  tooMany: (most: number) => `You can add up to ${most} photos.`,
  notPhoto: 'That file isn’t a photo.',
  uploading: 'Uploading photo',
  needed: 'Write a message or add a photo.',
  closed: { place: 'This job has ended. Its messages stay here.', person: 'This account has been removed.' },
};

export const threadPage = {
  back: 'Messages',
  openSite: 'Open site',
  openPerson: 'Open person',
};
