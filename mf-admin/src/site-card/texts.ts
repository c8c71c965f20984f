export const siteCard = {
  part: 'Site card',
  title: 'What to know at this place',
  lead: 'For the people who are assigned to this job or cover a shift here. Who may only ask for the job does not see it.',
  card: {
    fold: 'Instructions and contact',
    instructions: 'Instructions',
    instructionsHint: 'What to do, and where things are. Codes and keys belong to the door and alarm details.',
    contactName: 'Contact',
    contactTelephone: 'Telephone of the contact',
    contactHint: 'Shown with a call button.',
    save: 'Save instructions and contact',
    saved: 'The site card is saved.',
    stale: 'Somebody else has changed this site card meanwhile.',
  },
  files: {
    fold: 'Pictures and safety data sheets',
    lead: 'Phones keep them for work without a connection. A file that you remove goes from phones when they next open the job.',
    none: 'There are no files yet.',
    name: 'Name of the file',
    file: 'Picture (JPEG or PNG) or safety data sheet (PDF), at most 10 MB',
    add: 'Add file',
    sending: 'Sending the file',
    added: 'The file is added.',
    missing: 'Please choose a file.',
    kinds: { picture: 'Picture', sheet: 'Safety data sheet' },
    open: 'Open',
    openNamed: (name: string) => `Open ${name}`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    removed: 'The file is removed.',
    confirm: (name: string) => `Remove “${name}”? People at this place cannot open it any more.`,
  },
  door: {
    fold: 'Door and alarm details',
    lead: 'Stored encrypted. People see them from 12 hours before their shift here until 1 hour after it. Each showing is recorded, yours too.',
    none: 'There are none yet.',
    add: 'Add door and alarm details',
    change: 'Change',
    text: 'Keys, codes, alarm',
    textHint: 'Where the key is, what to type, how to set the alarm. An empty field removes the details.',
    save: 'Save door and alarm details',
    cancel: 'Cancel',
    saved: 'The door and alarm details are saved.',
    seen: 'Seen by',
    never: 'Nobody has seen them yet.',
    times: (total: number) => (total === 1 ? 'Seen once.' : `Seen ${total} times.`),
    last: (shown: number) => `The last ${shown}:`,
    view: (name: string, at: string) => `${name}, ${at}`,
    removedPerson: 'Somebody who is removed',
  },
};

export const codeHint = {
  lead: (count: number) =>
    count === 1 ? 'This looks like a code of a door or an alarm:' : 'These look like codes of doors or alarms:',
  readBy: {
    description:
      'Every verified sub-contractor reads the description while the job has room, and phones keep it. Put codes under “Door and alarm details” of the site card instead.',
    instructions:
      'Phones keep the instructions. Put codes under “Door and alarm details” instead: there they are sealed.',
    checklist:
      'Phones keep the checklist. Put codes under “Door and alarm details” of the site card instead: there they are sealed.',
    file: 'Phones keep the names of files. Put codes under “Door and alarm details” instead: there they are sealed.',
    note: 'Notices and mails have this note. Put codes under “Door and alarm details” of the site card instead: there they are sealed.',
  },
};

export const codes = {
  title: 'Codes in Descriptions',
  lead: 'Texts that may contain the code of a door or an alarm. Every verified sub-contractor reads a description while the job has room. Phones keep descriptions, instructions and checklists.',
  none: 'No text about a job looks like holding a code.',
  placeOf: {
    description: 'Description of the job',
    name: 'Name and address of the job',
    instructions: 'Instructions of the site card',
    contact: 'Contact of the site card',
    checklist: 'Checklist',
    'shift-note': 'Note of a shift',
  },
  byHand: {
    name: 'Please change the name or address of the job, and put the code under “Door and alarm details” of the site card.',
    contact: 'Please change the contact, and put the code under “Door and alarm details” of the site card.',
    checklist: 'Please change the checklist, and put the code under “Door and alarm details” of the site card.',
    'shift-note':
      'Please take the change of the shift back and make it without the code. The code belongs to “Door and alarm details” of the site card.',
  },
  ended: 'Ended',
  move: 'Move to door and alarm details',
  moveNamed: (name: string) => `Move to door and alarm details: ${name}`,
  moved: 'Moved. Please change the code at the place: people have read it.',
  keep: 'Not a code',
  keepNamed: (name: string) => `Not a code: ${name}`,
  kept: 'Not listed any more, until the text changes.',
};
