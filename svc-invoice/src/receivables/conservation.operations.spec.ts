import { startTestApp, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { invoiceService } from '../service.js';
import { createMoneyHistories } from '../testing/money-histories.js';
import { createReceivableCalls } from '../testing/receivable-calls.js';

const HISTORIES = Number(process.env.HISTORIES ?? 60);

let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await startTestApp(invoiceService);
  admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
  await testApp.readFeed('jobs');
  await confirmGst();
}, 60_000);
afterAll(() => testApp.stop());

const { confirmGst } = createReceivableCalls(() => ({ testApp, admin }));
const conserve = createMoneyHistories(() => ({ testApp, admin }));

describe(`Client money over ${HISTORIES} histories`, () => {
  it('conserves each cent', () => conserve(HISTORIES), 540_000);
});
