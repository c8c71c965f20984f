import {
  type ComplianceKind,
  getMyCompliance,
  getPersonCompliance,
  type PersonCompliance,
  renewDocument,
  verifyDocument,
} from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { JPEG } from './files.js';

type Kind = PersonCompliance['kinds'][number];

/** Calls of people and admins about compliance documents. */
export function createComplianceCalls(started: () => { testApp: TestApp; admin: TestPerson }) {
  const call: TestApp['call'] = (...given) => started().testApp.call(...given);
  const renew = (person: TestPerson, kind: ComplianceKind, contents: readonly Buffer[] = [JPEG], user_id = person.id) =>
    call(renewDocument, {
      token: person.token,
      body: { user_id, kind },
      files: contents.map((content) => ({ field: 'file', name: 'scan', content })),
    });
  /** One kind of document, as an admin sees it. */
  const readKind = async (person: TestPerson, kind: ComplianceKind, admin = started().admin): Promise<Kind> => {
    const { body } = await call(getPersonCompliance, { token: admin.token, params: { user_id: person.id } });
    return (body as PersonCompliance).kinds.find((each) => each.kind === kind) as Kind;
  };
  /** Opens each file of the newest version. */
  const open = async (person: TestPerson, kind: ComplianceKind, admin = started().admin): Promise<Kind> => {
    const found = await readKind(person, kind, admin);
    for (const { path } of found.versions[0]?.files ?? [])
      expect((await fetch(`${started().testApp.url}${path}`)).status).toBe(200);
    return found;
  };
  const verify = (version_id: string | undefined, fields: object, admin = started().admin) =>
    call(verifyDocument, { token: admin.token, body: { version_id, ...fields } });
  /** Sends a document, opens it as the admin and verifies it. */
  const sendAndVerify = async (person: TestPerson, kind: ComplianceKind, fields: object) => {
    expect((await renew(person, kind)).status).toBe(200);
    const { versions } = await open(person, kind);
    const answer = await verify(versions[0]?.version_id, fields);
    expect([answer.status, answer.body]).toEqual([200, { status: 'done' }]);
    return versions[0]?.version_id ?? '';
  };
  const readOwn = async (person: TestPerson, kind: ComplianceKind) =>
    (await call(getMyCompliance, { token: person.token })).body.find((item: { kind: string }) => item.kind === kind);
  return { call, renew, readKind, open, verify, sendAndVerify, readOwn };
}
