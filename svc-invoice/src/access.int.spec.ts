import { CLIENT_TOKEN } from '@cleaning/contracts';
import { hashSha256 } from '@cleaning/service-kit';
import { createRoleTokens, describeAccess, startTestApp, type TestApp } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { ClientSessionRow } from './client-page/client-session.entity.js';
import { Client } from './clients/client.entity.js';
import { ClientContactRow } from './clients/client-contact.entity.js';
import { invoiceService } from './service.js';

/** Routes that need no token. */
const PUBLIC = [
  'GET /api/status/invoice',
  'POST /api/feedback',
  'POST /api/quote',
  'POST /api/quote-form',
  'POST /api/client/ask-code',
  'POST /api/client/enter-code',
  'POST /api/client/enter-link',
  'POST /api/your-document/read',
  'POST /api/your-document/opened',
  'POST /api/your-document/pdf',
  'POST /api/your-quote/read',
  'POST /api/your-quote/seen',
  'POST /api/your-quote/accept',
  'POST /api/your-quote/decline',
  'POST /api/your-quote/ask',
  'POST /api/your-quote/pdf',
];

/** Logs a contact in to the client page. */
async function clientToken({ dataSource: { manager } }: TestApp): Promise<string> {
  const [clientId, token, email] = [v7(), `${CLIENT_TOKEN}of-a-contact`, 'renee@wattlebird.example'];
  const texts = { tradingName: '', abn: '', billingAddress: '', billingEmail: '', orderNumber: '', notes: '' };
  await manager.insert(Client, { ...texts, id: clientId, legalName: 'Wattlebird Pty Ltd', termsDays: 14 });
  const contact = { name: 'Renee Castle', email, telephone: '', opensPage: true };
  await manager.insert(ClientContactRow, { ...contact, clientId, position: 0, roles: [] });
  const endsAt = new Date(Date.now() + 3_600_000);
  await manager.insert(ClientSessionRow, { id: v7(), tokenHash: hashSha256(token), clientId, email, endsAt });
  return token;
}

describeAccess(invoiceService, PUBLIC, async () => {
  const testApp = await startTestApp(invoiceService);
  const tokens = { ...(await createRoleTokens(testApp)), client: await clientToken(testApp) };
  return { testApp, tokens, stop: () => testApp.stop() };
});
