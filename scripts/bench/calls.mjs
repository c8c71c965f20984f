import sharp from 'sharp';
import { SLOTS_A_DAY } from './dataset.mjs';
import { formBytes, requestBytes } from './load.mjs';
import { scan } from './upload-figures.mjs';

const HERE = '-34.92866,138.59986,12';
const UPLOAD_BYTES = 200_000;
/** Random points do not compress: about 200 kB as a JPEG. */
const PHOTO = { width: 640, height: 480 };

function* always(request) {
  for (;;) yield request;
}

/** A connection's people work all their slots of today, one after the other: start, stop, start … */
export function* worked(people) {
  for (const { id, jobId, token } of people) {
    const send = (call, body) => requestBytes({ method: 'POST', path: `/api/${call}-permanent-job`, token, body });
    for (let slot = 0; slot < SLOTS_A_DAY; slot += 1) {
      const started = yield send('start', { user_id: id, job_id: jobId, start_location: HERE });
      yield send('stop', { user_id: id, row_id: JSON.parse(started).started_row_id, finish_location: HERE });
    }
  }
}

async function photo() {
  const channels = 3;
  const points = Buffer.from(Array.from({ length: PHOTO.width * PHOTO.height * channels }, () => Math.random() * 256));
  return sharp(points, { raw: { ...PHOTO, channels } })
    .jpeg({ quality: 60 })
    .toBuffer();
}

/**
 * The calls that people wait for, in the order in which they are measured. `script(index, connections)` is what a connection sends;
 * each connection is another person, whom the bare handler, which knows no tokens, finds in the query or body. `goals`: the least part
 * of the bare handler's throughput at twenty connections, and the largest median at one, in ms; without them it is not measured there.
 * `crowd`: measured at fifty.
 */
export async function measuredCalls({ people, admin, jobs, month, forgetToday }, login) {
  const read = (name, goals, request) => ({
    name,
    goals,
    crowd: true,
    script: (index) => always(requestBytes(request(people[index]))),
  });
  const image = await photo();
  const document = scan(UPLOAD_BYTES);
  const sent = (field) => ({ field, name: 'photo.jpg', type: 'image/jpeg', bytes: image });
  return [
    read('current user', { part: 0.35, ms: 1.2 }, ({ id, token }) => ({
      method: 'GET',
      path: `/api/user?id=${id}`,
      token,
    })),
    read('50 open jobs of 200', { part: 0.45, ms: 2 }, ({ id, token }) => ({
      method: 'POST',
      path: '/api/get-all-permanent-jobs',
      token,
      body: { userID: id },
    })),
    read('a month of 62 records', { part: 0.4, ms: 1.5 }, () => ({
      method: 'POST',
      path: '/api/admin/get-done-jobs-by-place',
      token: admin.token,
      body: { job_id: jobs[0], ...month },
    })),
    {
      name: 'one press',
      goals: { part: 0.35, ms: 6 },
      crowd: true,
      before: forgetToday,
      script: (index, connections) => worked(people.filter((_, number) => number % connections === index)),
    },
    {
      name: '200 jobs for an admin',
      crowd: true,
      script: () => always(requestBytes({ method: 'GET', path: '/api/admin/get-permanent-jobs', token: admin.token })),
    },
    {
      name: 'sign-in',
      goals: { part: 0.95 },
      script: () => always(requestBytes({ method: 'POST', path: '/api/auth/login', body: login })),
    },
    {
      name: 'upload of 200 kB',
      goals: { part: 0.4, ms: 8 },
      script: (index) =>
        always(
          formBytes({
            path: '/api/update-documents',
            token: people[index].token,
            fields: { id: people[index].id },
            files: [{ field: 'passport_img', name: 'passport.pdf', type: 'application/pdf', bytes: document }],
          }),
        ),
    },
    {
      name: 'two gallery images, accepted',
      goals: { part: 0.3, ms: 8 },
      // Their sizes are made afterwards: what was measured first leaves work behind for what is measured then.
      script: () =>
        always(
          formBytes({
            path: '/api/admin/upload-image-for-gallery',
            token: admin.token,
            fields: { catergory: 'Offices' },
            files: [sent('before_imgs'), sent('after_imgs')],
          }),
        ),
    },
  ];
}
