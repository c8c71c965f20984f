import type { SitePicturePlace } from '@cleaning/contracts';

interface PictureWords {
  readonly name: string;
  readonly where: string;
  /** What to photograph. */
  readonly take: string;
}

/** Where each picture appears and what to photograph. */
export const PLACES: Readonly<Record<SitePicturePlace, PictureWords>> = {
  team: {
    name: 'Team',
    where: 'Home, About us and Careers',
    take: 'Your team in uniform at a site or in front of the van. Faces visible, daylight, landscape.',
  },
  van: {
    name: 'Van',
    where: 'About us, beside the story',
    take: 'The van with your name on it, parked at a site. Landscape.',
  },
  tools: {
    name: 'Tools and machinery',
    where: 'About us',
    take: 'Your machines and trolley, clean and ready. Keep other brands’ names out of view.',
  },
  capacity: {
    name: 'Capacity',
    where: 'About us',
    take: 'A site early or late in the day: lights on, someone at work. Landscape.',
  },
  'site-1': {
    name: 'Client site 1',
    where: 'About us, with the sites you look after',
    take: 'A site you look after, just cleaned. Ask the client first, and leave out screens, papers and their people’s faces.',
  },
  'site-2': {
    name: 'Client site 2',
    where: 'About us, with the sites you look after',
    take: 'A different type of site, for example a shop if the first is an office. Ask the client first.',
  },
  'site-3': {
    name: 'Client site 3',
    where: 'About us, with the sites you look after',
    take: 'A detail people notice: a kitchen, a washroom or a lobby floor. Ask the client first.',
  },
  'site-4': {
    name: 'Client site 4',
    where: 'About us, with the sites you look after',
    take: 'A large site or a machine at work. Ask the client first.',
  },
  'slide-1': {
    name: 'Slide 1',
    where: 'Home, first slide and link previews',
    take: 'Someone cleaning a bright space, on the right of the picture because words cover the left. At least 1600 pixels wide.',
  },
  'slide-2': {
    name: 'Slide 2',
    where: 'Home, second slide',
    take: 'A shining floor or lobby, with the main subject on the right. At least 1600 pixels wide.',
  },
  'slide-3': {
    name: 'Slide 3',
    where: 'Home, third slide',
    take: 'A machine at work, on the right of the picture. At least 1600 pixels wide.',
  },
  'building-cleaning': {
    name: 'Building cleaning',
    where: 'Services and its own page',
    take: 'An entrance, lift or stairwell you clean. Landscape.',
  },
  'retail-cleaning': {
    name: 'Retail cleaning',
    where: 'Services and its own page',
    take: 'A shop floor before opening: clean floor, lights on. Landscape.',
  },
  'office-cleaning': {
    name: 'Office cleaning',
    where: 'Services and its own page',
    take: 'An office or kitchen after your visit. No screens or papers. Landscape.',
  },
  'window-cleaning': {
    name: 'Window cleaning',
    where: 'Services and its own page',
    take: 'Someone at a window with a pole or squeegee. Landscape.',
  },
  'carpet-cleaning': {
    name: 'Carpet cleaning',
    where: 'Services and its own page',
    take: 'A machine on a carpet, with the cleaned strip visible. Landscape.',
  },
  'pre-end-sale-cleaning': {
    name: 'End of lease cleaning',
    where: 'Services and its own page',
    take: 'An empty, clean kitchen or bathroom, ready for handover. Landscape.',
  },
  logo: {
    name: 'Logo',
    where: 'Website header, browser tab, installed app, emails and documents',
    take: 'Square or wide, on a transparent background. PNG, JPEG, WebP or AVIF, up to 10 MB.',
  },
};

export const pictures = {
  take: (what: string) => `What to take: ${what}`,
  title: 'Pictures',
  lead: 'Use your own photos. Until you publish one, the page shows an illustration. JPEG, PNG, WebP or AVIF, up to 10 MB, at least 600 pixels on the longer side.',
  shown: 'Visitors see your picture',
  drawn: 'Visitors see the illustration',
  drawing: 'Shows an illustration, or nothing where only photos are used',
  draft: 'Draft, not published',
  draftDrawing: 'Draft: go back to the illustration',
  file: 'Picture file',
  words: 'Description',
  wordsHint:
    'Read out to people who can’t see the picture, for example “Our team of five in front of the van”. Up to 200 characters.',
  needsFile: 'Choose a picture.',
  needsWords: 'Enter a description.',
  sending: 'Uploading',
  upload: 'Upload as draft',
  uploaded: 'Draft saved. Visitors don’t see it yet.',
  saveWords: 'Save description',
  savedWords: 'Description saved as a draft.',
  publish: 'Publish',
  publishLabel: (place: string) => `Publish ${place}`,
  confirmPublish: (place: string) => `Publish picture “${place}”?\nVisitors will see it.`,
  confirmDrawing: (place: string) =>
    `Publish the illustration for “${place}”?\nVisitors won’t see your picture any more.`,
  published: 'Picture published. Visitors will see it in a moment.',
  useDrawing: 'Use the illustration',
  drawingKept: 'Draft saved. Publish it to show the illustration.',
  preview: 'Preview',
  history: 'History',
  hideHistory: 'Hide history',
  historyEmpty: 'Nothing published yet.',
  theDrawing: 'The illustration',
  restore: 'Use as draft',
  restored: 'Draft saved. Publish it to use this picture.',
  by: (name: string) => `Published by ${name}`,
};
