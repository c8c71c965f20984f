import { readFileSync, writeFileSync } from 'node:fs';
import { against, printTable } from './table.mjs';

const UPLOADS = 8;
const FILE_BYTES = 10_000_000;
const MOST_MEGABYTES = 60;
const MEGABYTE = 1024 * 1024;

const field = (pid, name) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1024;

async function upload(url, { id, token }, bytes) {
  const form = new FormData();
  form.append('id', id);
  form.append('passport_img', new Blob([bytes]), 'passport.pdf');
  const answer = await fetch(`${url}/api/update-documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (answer.status !== 200) throw new Error(`Answer ${answer.status}: ${await answer.text()}`);
}

/** A PDF of one page of about that many bytes: svc-media opens what it takes. */
export function scan(size) {
  const head =
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Kids [3 0 R] >>\nendobj\n3 0 obj\n<< /Type /Page >>\nendobj\n';
  const picture = `4 0 obj\n<< /Length ${size} >>\nstream\n`;
  const end = '\nendstream\nendobj\n';
  const places = [1, 2, 3, 4].map((number) => `${head}${picture}`.indexOf(`${number} 0 obj`));
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = head.length + picture.length + size + end.length;
  const tail = `xref\n0 5\n0000000000 65535 f \n${rows}trailer\n<< /Root 1 0 R /Size 5 >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.concat([Buffer.from(head + picture), Buffer.alloc(size), Buffer.from(end + tail)]);
}

/** How much a service's memory grows while eight people upload a document of 10 MB at once. */
export async function uploadFigures(stack, { people }) {
  const bytes = scan(FILE_BYTES);
  await upload(stack.url, people[0], bytes); // what is loaded once, at the first upload, is no cost of uploads
  const services = Object.entries(stack.services);
  const before = services.map(([, { pid }]) => {
    writeFileSync(`/proc/${pid}/clear_refs`, '5'); // the highest mark counts from here on
    return field(pid, 'VmRSS');
  });
  await Promise.all(people.slice(0, UPLOADS).map((person) => upload(stack.url, person, bytes)));
  printTable(
    `${UPLOADS} uploads of 10 MB at once: highest resident memory, MB`,
    ['service', 'before', 'highest', 'more by', 'goal'],
    services.map(([name, { pid }], index) => {
      const highest = field(pid, 'VmHWM');
      const growth = (highest - before[index]) / MEGABYTE;
      return [
        `svc-${name}`,
        (before[index] / MEGABYTE).toFixed(0),
        (highest / MEGABYTE).toFixed(0),
        growth.toFixed(0),
        against(growth < MOST_MEGABYTES, `< ${MOST_MEGABYTES}`),
      ];
    }),
  );
}
