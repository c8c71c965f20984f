import type { ExportTable, ServiceName } from '@cleaning/contracts';

/** Folders of the CSV files, by the service that has the tables. */
export const FOLDERS: Readonly<Record<ServiceName, string>> = {
  auth: 'People',
  jobs: 'Jobs and work',
  invoice: 'Invoices and pay',
  media: 'Documents and website',
};

interface Readme {
  readonly tables: ReadonlyMap<ServiceName, readonly ExportTable[]>;
  readonly askedBy: string;
  readonly at: Date;
  readonly zone: string;
}

/** What each file is, and what is left out. For Notepad, too: with a byte order mark and its line ends. */
export function writeReadme({ tables, askedBy, at, zone }: Readme): string {
  const time = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(at);
  const lines = [
    'All data of your company',
    '',
    `Made for ${askedBy} on ${time}.`,
    '',
    'HOW TO READ THE FILES',
    '',
    'CSV files open in any spreadsheet. They are in UTF-8, and the first line has the headings.',
    'Days are written like 2026-11-29. Times are in UTC, like 2026-11-29T02:05:00Z. Amounts are in Australian dollars.',
    'Ids connect the files: "Person id" is the "Id" in People, and "Job id" is the "Id" in Jobs.',
    'Lists are separated by semicolons. Some details are written as JSON.',
    'Text that a spreadsheet could take for a formula starts with an apostrophe.',
    'Work went on while the files were made, so a new entry can be in one file and not in another.',
    '',
    'FILES',
    '',
    ...[...tables].flatMap(([service, listed]) => [
      ...listed.map(({ file, about }) => `${FOLDERS[service]}/${file}.csv: ${about}`),
      '',
    ]),
    'files: Invoices, adjustment notes, quotes and pay documents as PDF, documents of people and sites, and photos. The ids in their names are those in Documents, Photos and Site documents.',
    '',
    'LEFT OUT',
    '',
    'Passwords, secrets of links, keys and devices: they open accounts and are of no use elsewhere.',
    'Bank accounts and passport numbers of people, and door and alarm details: they are encrypted. Read them in the program.',
    'Pictures of the website: they are on the website.',
    'Copies, limits, counters and queues of the program.',
    '',
  ];
  return `\uFEFF${lines.join('\r\n')}`;
}
