import { createClient, getClient, listClients } from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { openSharedApp } from '../testing/invoice-test-app.js';

const openApp = openSharedApp();
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openApp();
}, 60_000);

describe('API key at svc-invoice', () => {
  it('adds and reads clients under its own name', async () => {
    const { key, id: keyId } = testApp.createApiKey(['clients:write', 'clients:read'], 'Website form');
    const id = v4();
    const made = await testApp.call(createClient, { token: key, body: { id, details: { legal_name: 'Wattlebird' } } });
    expect(made.status).toBe(200);
    expect((await testApp.call(getClient, { token: key, params: { id } })).body.details.legal_name).toBe('Wattlebird');
    const acts = (await testApp.readPublishedStates('audit-entry')).filter(({ subject_id }) => subject_id === id);
    expect(acts).toMatchObject([{ actor_id: keyId, actor_name: 'API key Website form', action: 'client.created' }]);
  });

  it('can’t change billing emails, which need a recent factor', async () => {
    const { key } = testApp.createApiKey(['clients:write']);
    const id = v4();
    const details = { legal_name: 'Galah', billing_email: 'eve@other.example' };
    expect(await testApp.call(createClient, { token: key, body: { id, details } })).toMatchObject({
      status: 403,
      body: { code: 'api_key_not_allowed' },
    });
    const { key: reader } = testApp.createApiKey(['clients:read']);
    expect((await testApp.call(getClient, { token: reader, params: { id } })).status).toBe(404);
  });

  it('can’t read with a write scope only', async () => {
    const { key } = testApp.createApiKey(['clients:write']);
    expect(await testApp.call(listClients, { token: key, body: {} })).toMatchObject({
      status: 403,
      body: { code: 'api_key_lacks_scope', params: { scope: 'clients:read' } },
    });
  });
});
