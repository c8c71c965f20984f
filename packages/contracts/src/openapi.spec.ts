import { z } from 'zod';
import { buildOpenApiDocument, calls } from './openapi.js';
import { CALLER } from './topics.js';

interface Shape {
  properties?: object;
  allOf?: Shape[];
  anyOf?: Shape[];
}

/** Calls used by clients outside this repository. */
const EXTERNAL_CALLS = `
POST /api/auth/login
GET /api/user
POST /api/auth/authorization-token
POST /api/auth/register
POST /api/change-pw
POST /api/update-documents
POST /api/start-quick-job
POST /api/stop-quick-job
POST /api/start-permanent-job
POST /api/stop-permanent-job
POST /api/get-duration-start-time
GET /api/get-permanent-jobs/{jobID}
POST /api/get-all-permanent-jobs
POST /api/get-permanent-job
POST /api/req-for-permanent-job
POST /api/check-is-req-for-permanent-job
GET /api/quick-job-data/{jobID}
GET /api/get-all-quick-jobs
POST /api/get-job-data-to-time
GET /api/admin/get-permanent-jobs
GET /api/admin/get-permanent-jobs/{jobID}
POST /api/admin/get-req-count
POST /api/admin/add-or-remove-user-to-permanent-job
POST /api/admin/get-contractors
GET /api/admin/get-all-users-list
POST /api/admin/get-done-jobs-by-place
POST /api/admin/get-all-req-users
POST /api/admin/accept-req-job
POST /api/admin/reject-req-job
POST /api/admin/req-invoice-data
POST /api/admin/manual-record-add
GET /api/admin/get-all-sub-contractors
GET /api/admin/get-contractor/{userID}
POST /api/admin/verify-user
GET /api/admin/remove-subcontractor/{userID}
POST /api/admin/create-permanent-job
POST /api/admin/create-quick-job
GET /api/admin/get-quick-jobs
GET /api/admin/quick-job-data/{jobID}
POST /api/admin/get-done-quick-jobs-by-place
POST /api/admin/get-contractors-quick-jobs
GET /api/admin/get-gallery-imgs
POST /api/admin/upload-image-for-gallery
POST /api/admin/remove-gallery-collection`
  .trim()
  .split('\n');

describe('contracts', () => {
  const document = buildOpenApiDocument() as { paths: Record<string, Record<string, { responses: object }>> };

  it.each(EXTERNAL_CALLS)('describe %s', (line) => {
    const [method = '', path = ''] = line.split(' ');
    expect(document.paths[path]?.[method.toLowerCase()]).toHaveProperty('responses.200.content');
  });

  it('name the parameters of path and query', () => {
    expect(document.paths['/api/admin/audit-log']?.get).toMatchObject({
      parameters: expect.arrayContaining([expect.objectContaining({ name: 'limit', in: 'query', required: false })]),
    });
    expect(document.paths['/api/admin/get-contractor/{userID}']?.get).toMatchObject({
      parameters: [{ name: 'userID', in: 'path', required: true }],
    });
  });

  it('list 304 for reads only', () => {
    const statuses = (path: string, method: string) => Object.keys(document.paths[path]?.[method]?.responses ?? {});
    expect(statuses('/api/admin/get-permanent-jobs', 'get')).toContain('304');
    expect(statuses('/api/get-all-permanent-jobs', 'post')).not.toContain('304');
  });

  it('give each method and path to one call', () => {
    const routes = Object.values(calls).map((call) => `${call.method} ${call.path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('reload payment states when a payment is booked', () => {
    const paymentCalls = Object.entries(calls).filter(
      ([, call]) =>
        call.answerKind === 'json' &&
        JSON.stringify(z.toJSONSchema(call.answer, { unrepresentable: 'any' })).includes('"part-paid"'),
    );
    const outdated = paymentCalls.filter(
      ([, call]) => call.shows && !call.shows.some((topic) => topic === 'receivable'),
    );
    expect([paymentCalls.length > 0, outdated.map(([name]) => name)]).toEqual([true, []]);
  });

  it('keep internal calls out of the public document', () => {
    expect(Object.keys(document.paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });

  it('open only the listed calls to the public', () => {
    const open = Object.entries(calls).filter(([, call]) => call.access === 'public');
    const outside = open.filter(([, call]) => call.path.startsWith('/api/'));
    expect(outside.map(([name]) => name).sort()).toEqual(
      [
        'acceptInvitation',
        'askAboutQuote',
        'askToUnsubscribe',
        'beginPasskeyLogin',
        'beginProviderLogin',
        'authStatus',
        'jobsStatus',
        'mediaStatus',
        'invoiceStatus',
        'confirmEmail',
        'forgotPassword',
        'getGallery',
        'getRegistrationPaper',
        'listLoginProviders',
        'logInWithPasskey',
        'logInWithProvider',
        'login',
        'readCalendar',
        'readSiteCalendar',
        'readDocument',
        'readCompanyExport',
        'readGalleryImage',
        'readEnquiryPhoto',
        'readSitePicture',
        'readWorkPhoto',
        'readInvitation',
        'readPaperTexts',
        'readPasswordLink',
        'readMessagePhoto',
        'registerAccount',
        'resetPassword',
        'sendEnquiry',
        'sendEnquiryForm',
        'sendFeedback',
        'acceptQuote',
        'declineQuote',
        'markQuoteSeen',
        'readQuote',
        'readQuotePdf',
        'askClientCode',
        'enterClientCode',
        'enterClientLink',
        'readClientPhoto',
        'markDocumentOpened',
        'readDocumentPage',
        'readDocumentPdf',
        'unsubscribe',
        'uploadEnquiryPhoto',
      ].sort(),
    );
    // Not routed by nginx, and public keys are not secret.
    expect(open.filter((call) => !outside.includes(call)).map(([name]) => name)).toEqual(['getTokenKeys']);
  });
});

/** Writes that change no page, or whose page only the code knows. */
const WRITES_WITHOUT_TOPICS: Readonly<Record<string, string>> = {
  login: 'begins a session, which is announced to its person',
  logInWithPasskey: 'the same',
  logInWithProvider: 'the same',
  checkAuthorizationToken: 'reads',
  changePassword: 'ends the session that sent it: its page goes on with the token of the answer',
  resetPassword: 'its link says whose sessions end',
  forgotPassword: 'answers everybody alike',
  makeLink: 'its answer is shown once',
  makeCompanyExportLink: 'its answer is used once',
  beginPasskeyStepUp: 'of the session that sent it',
  beginPasskey: 'of the session that sent it',
  beginPasskeyLogin: 'of nobody yet',
  beginIdentity: 'of the session that sent it',
  beginProviderLogin: 'of nobody yet',
  beginXero: 'of the session that sent it',
  subscribePush: 'of the browser that sent it',
  unsubscribePush: 'of the browser that sent it',
  askClientCode: 'answers everybody alike',
  enterClientCode: 'its code says whose page it is, and a wrong one changes nothing',
  enterClientLink: 'the same',
  markQuoteSeen: 'only the first time changes something, and its link says of what',
  markDocumentOpened: 'the same',
  chooseClient: 'of the session that sent it',
  endClientSession: 'ends the session that sent it',
  showBankDetails: 'reads',
  openQueuePage: 'its answer is a link',
  uploadEnquiryPhoto: 'belongs to nothing until the enquiry is sent',
  uploadAdjustmentFile: 'belongs to nothing until the adjustment is added',
};

describe('writes', () => {
  const isRead = (name: string) => /^(?:read|preview)[A-Z]/.test(name);
  const writes = Object.entries(calls).filter(
    ([name, { method, access, answerKind, shows, changes }]) =>
      changes || (method !== 'GET' && String(access) !== 'service' && answerKind === 'json' && !shows && !isRead(name)),
  );

  it('name the topics that they change', () => {
    expect(writes.length).toBeGreaterThan(180);
    const silent = writes.filter(([, { changes = [] }]) => changes.length === 0).map(([name]) => name);
    expect(silent.toSorted()).toEqual(Object.keys(WRITES_WITHOUT_TOPICS).toSorted());
  });

  it.each(writes)('contain in %s every field that its topics refer to', (_, call) => {
    const properties = (schema: z.ZodType | undefined): string[] => {
      const shape = schema && (z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Shape);
      return [shape, ...(shape?.allOf ?? []), ...(shape?.anyOf ?? [])].flatMap((part) =>
        Object.keys(part?.properties ?? {}),
      );
    };
    const known = new Set([call.params, call.body, call.answer].flatMap(properties));
    expect(known).not.toContain(CALLER);
    for (const changed of call.changes ?? [])
      if (typeof changed !== 'string')
        for (const field of [changed.id, changed.person])
          if (field !== undefined && field !== CALLER) expect([...known]).toContain(field);
  });
});
