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

/** Describes each file and what is left out. With a byte order mark and CRLF, for Notepad. */
export function writeReadme({ tables, askedBy, at, zone }: Readme): string {
  const time = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(at);
  const lines = [
    'All your company’s data',
    '',
    `Requested by ${askedBy} on ${time}.`,
    '',
    'HOW TO READ THE FILES',
    '',
    'CSV files open in any spreadsheet program. They’re in UTF-8, and the first row has the headings.',
    'Dates look like 2026-11-29, and times like 2026-11-29T02:05:00Z, in UTC. Amounts are in Australian dollars.',
    'IDs link the files: "Person id" is the "Id" in People, and "Job id" is the "Id" in Jobs.',
    'Lists are separated by semicolons. Some details are written as JSON.',
    'Text that a spreadsheet could read as a formula starts with an apostrophe.',
    'People kept working while the files were made, so a new entry can be in one file but not in another.',
    '',
    'FILES',
    '',
    ...[...tables].flatMap(([service, listed]) => [
      ...listed.map(({ file, about }) => `${FOLDERS[service]}/${file}.csv: ${about}`),
      '',
    ]),
    'files: Invoices, adjustment notes, quotes and pay documents as PDFs, documents of people and sites, and photos. The IDs in their names are the ones in Documents, Photos and Site documents.',
    '',
    'LEFT OUT',
    '',
    'Passwords, link secrets, keys and devices: they open accounts and are no use anywhere else.',
    'People’s bank accounts and passport numbers, and door and alarm details: they’re encrypted. Log in to see them.',
    'Website pictures: they’re on the website.',
    'Copies, limits, counters and queues that only the program needs.',
    '',
  ];
  return `\uFEFF${lines.join('\r\n')}`;
}
