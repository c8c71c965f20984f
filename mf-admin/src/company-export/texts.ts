import type { CompanyExport, ExportPart } from '@cleaning/contracts';

export const everything = {
  title: 'Download everything',
  lead: 'All your company’s data in one ZIP file: a CSV file for each list, invoices and documents as PDFs, photos, and a README that explains each file. Passwords, bank accounts, passport numbers and door codes are left out.',
  start: 'Prepare the download',
  startAgain: 'Prepare a new download',
  states: {
    none: '',
    waiting: 'Waiting to start.',
    running: 'Preparing the download. You can leave this page: you’ll get a notice when it’s ready.',
    ready: '',
    failed: 'The download couldn’t be prepared. Try again.',
    deleted: 'The last download was deleted after 7 days.',
  } satisfies Record<CompanyExport['state'], string>,
  asked: (name: string, at: string) => `Requested by ${name}, ${at}`,
  caption: 'Progress',
  part: 'Part',
  done: 'Done',
  parts: {
    auth: 'People and audit log',
    jobs: 'Jobs and work',
    invoice: 'Invoices and pay',
    media: 'Documents and website',
    papers: 'PDFs',
    files: 'Documents and photos',
  } satisfies Record<ExportPart['part'], string>,
  progress: (done: number, total: number) => `${done} of ${total}`,
  ready: (size: string, until: string) => `Ready: ${size}. You can download it until ${until}.`,
  download: 'Download ZIP',
};

/** Bytes in words: “4 MB”, “1.2 GB”. */
export const formatSize = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.max(1, Math.round(bytes / 1e6))} MB`;
