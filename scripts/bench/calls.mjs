const HERE = '-34.92866,138.59986,12';
const UPLOAD_BYTES = 200_000;
const UPLOADERS = 60;
const PDF_OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
];

/** A valid PDF of one page, because svc-media checks uploads, with a comment of `size` bytes. */
function createScan(size) {
  const objects = PDF_OBJECTS.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const text = `%PDF-1.4\n${objects.join('')}%${' '.repeat(size)}\n`;
  const rows = objects.map((object) => `${String(text.indexOf(object)).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 4\n0000000000 65535 f \n${rows}trailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n${text.length}\n%%EOF\n`;
  return text + end;
}

/** Headers and body of a person's upload of a document. */
async function uploadDocument({ id, token }) {
  const form = new FormData();
  form.set('id', id);
  form.set('passport_img', new File([createScan(UPLOAD_BYTES)], 'passport.pdf', { type: 'application/pdf' }));
  const encoded = new Response(form);
  const headers = { authorization: `Bearer ${token}`, 'content-type': encoded.headers.get('content-type') };
  return { headers, body: Buffer.from(await encoded.arrayBuffer()) };
}

const buildJsonRequest = (token, body) => ({
  method: body ? 'POST' : 'GET',
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  body: body && JSON.stringify(body),
});

/**
 * The calls that people wait for, most of them daily. `before` prepares a side for a round; `connections` overrides the number of parallel
 * requests; a round of `start and finish` needs a person and a slot for each request.
 */
export async function listMeasuredCalls({ people, admin, jobs, month, hasClients, forgetToday, forgetUploads }, login) {
  const [person] = people;
  const uploads = await Promise.all(people.slice(0, UPLOADERS).map(uploadDocument));
  const createCall = (name, path, token, body) => ({
    name,
    requests: () => [{ path, ...buildJsonRequest(token, body) }],
  });
  const clients = { month: `${month.year}-${month.month}` };
  let added = 0;
  return [
    createCall('current user', `/api/user?id=${person.id}`, person.token),
    createCall('50 open jobs of 200', '/api/get-all-permanent-jobs', person.token, { userID: person.id }),
    createCall('200 jobs of the desk', '/api/admin/get-permanent-jobs', admin.token),
    createCall('a month of 62 records', '/api/admin/get-done-jobs-by-place', admin.token, {
      job_id: jobs[0],
      ...month,
    }),
    // One person in the office waits for it.
    ...(hasClients
      ? [
          {
            ...createCall('a month of 500 clients', '/api/admin/list-month-invoices', admin.token, clients),
            connections: 1,
          },
        ]
      : []),
    createCall('log in', '/api/auth/login', undefined, login),
    {
      name: 'start and finish',
      before: forgetToday,
      requests: () => {
        const free = [...people];
        const send = (verb, { token }, body) => ({
          path: `/api/${verb}-permanent-job`,
          ...buildJsonRequest(token, body),
        });
        return [
          {
            method: 'POST',
            setupRequest: (request, context) => {
              context.person = free.shift();
              const { id, jobId } = context.person;
              return {
                ...request,
                ...send('start', context.person, { user_id: id, job_id: jobId, start_location: HERE }),
              };
            },
            onResponse: (status, body, context) => {
              if (status < 300) context.row = JSON.parse(body).started_row_id;
            },
          },
          {
            method: 'POST',
            setupRequest: (request, { person: { id, ...credentials }, row }) => ({
              ...request,
              ...send('stop', credentials, { user_id: id, row_id: row, finish_location: HERE }),
            }),
            onResponse: (_status, _body, context) => free.push(context.person),
          },
        ];
      },
    },
    {
      name: 'manual record',
      requests: () => [
        {
          method: 'POST',
          setupRequest: (request) => {
            added += 1;
            const record = {
              m_pay_for_me: '2.00',
              m_pay_for_cleaner: (added / 100).toFixed(2),
              m_date_time: `${month.year}-${month.month}-01T08:00`,
            };
            const body = { ...record, m_done_by: people[added % people.length].id, job_id: jobs[1] };
            return { ...request, path: '/api/admin/manual-record-add', ...buildJsonRequest(admin.token, body) };
          },
        },
      ],
    },
    {
      name: 'upload of 200 kB',
      before: forgetUploads,
      requests: () => {
        let sent = 0;
        const setupRequest = (request) => {
          sent += 1;
          return { ...request, ...uploads[sent % uploads.length] };
        };
        return [{ method: 'POST', path: '/api/update-documents', setupRequest }];
      },
    },
  ];
}
