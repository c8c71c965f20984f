import { z } from 'zod';
import { API_SCOPES } from './api-scopes.js';
import { calls } from './openapi.js';

/** What each scope of an API key opens. Written by hand, so that no call is opened to keys by a slip in its contract. */
const OPENED: Readonly<Record<string, readonly string[]>> = {
  'jobs:read': [
    'adminGetPermanentJobs',
    'adminGetPermanentJob',
    'adminGetQuickJobs',
    'adminGetQuickJob',
    'listDeskJobs',
    'listJobNames',
    'getJobToEdit',
  ],
  'jobs:write': ['createPermanentJob', 'createQuickJob', 'editPermanentJob', 'editQuickJob', 'endJob'],
  'shifts:read': ['listShifts', 'listAbsences', 'listShiftChanges'],
  'shifts:write': ['cancelDay', 'recordAbsence', 'endAbsence'],
  'work:read': ['listWork', 'getWorkRecord'],
  'work:write': ['addManualRecord', 'correctWork'],
  'people:read': ['getAllSubContractors', 'searchPeople'],
  'clients:read': ['listClients', 'getClient', 'getJobClients'],
  'clients:write': ['createClient', 'saveClient', 'archiveClient', 'setJobClient'],
  'invoices:read': [
    'listInvoices',
    'getInvoice',
    'getInvoicePdf',
    'listMonthInvoices',
    'getMonthInvoice',
    'getClientInvoice',
    'getClientInvoicePdf',
    'getAdjustmentNotePdf',
    'listReceivables',
    'getClientAccount',
  ],
  'invoices:write': ['addExtra', 'bookClientPayment', 'markClientInvoiceSent'],
  'pay:read': ['listRuns', 'getRunLines', 'getCosts', 'listAdjustments'],
  'incidents:read': ['listIncidents', 'getIncident'],
  'incidents:write': ['noteIncident', 'changeIncident'],
  'documents:read': ['listCompliance', 'countCompliance'],
};

/**
 * Fields that no answer to a key has. The company's own account (`bank_bsb`, `bank_account_number`) is on each invoice that a client gets.
 */
const CLOSED_FIELDS = /(?<!bank_)(?:bsb|account_number)"|account_ending|passport_number|bank_name|password|secret/;

describe('the scopes of API keys', () => {
  const open = Object.entries(calls).filter(([, call]) => call.scope !== undefined);

  it('open the listed calls and no others', () => {
    const opened = Object.fromEntries(
      API_SCOPES.map((scope) => [
        scope,
        open
          .filter(([, call]) => call.scope === scope)
          .map(([name]) => name)
          .sort(),
      ]),
    );
    expect(opened).toEqual(
      Object.fromEntries(Object.entries(OPENED).map(([scope, names]) => [scope, [...names].sort()])),
    );
  });

  it.each(open)('of %s is for a call of admins that asks for no second factor', (_, { access, recentFactor, path }) => {
    expect(access).toContain('admin');
    expect(recentFactor ?? false).toBe(false);
    expect(path).toMatch(/^\/api\/admin\//);
  });

  it.each(open)('of %s reads where the call changes nothing, and writes where it does', (_, { scope, changes }) => {
    expect(scope?.endsWith(':write')).toBe(changes !== undefined);
  });

  it.each(open)('of %s shows no bank details, passports or secrets', (_, { answer }) => {
    expect(JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' }))).not.toMatch(CLOSED_FIELDS);
  });

  it('open nothing about users, keys, bank details or files of people', () => {
    const never = [
      'getContractor',
      'verifyUser',
      'inviteAdmin',
      'createApiKey',
      'listApiKeys',
      'getBankDetails',
      'getRun',
    ];
    for (const name of never) expect([name, calls[name]?.scope]).toEqual([name, undefined]);
  });
});
