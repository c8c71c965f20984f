import { z } from 'zod';
import { API_SCOPES } from './api-scopes.js';
import { calls } from './openapi.js';

/** The calls of each API key scope. A second list by hand, so that a slip in a contract cannot open a call to keys. */
const CALLS_BY_SCOPE: Readonly<Record<string, readonly string[]>> = {
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
 * Fields that no response to a key has. The company's own account (`bank_bsb`, `bank_account_number`) is on each
 * invoice of a client.
 */
const CLOSED_FIELDS = /(?<!bank_)(?:bsb|account_number)"|account_ending|passport_number|bank_name|password|secret/;

describe('API key scopes', () => {
  const open = Object.entries(calls).filter(([, call]) => call.scope !== undefined);

  it('open exactly the listed calls', () => {
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
      Object.fromEntries(Object.entries(CALLS_BY_SCOPE).map(([scope, names]) => [scope, [...names].sort()])),
    );
  });

  it.each(open)('open %s as an admin call without a recent second factor', (_, { access, recentFactor, path }) => {
    expect(access).toContain('admin');
    expect(recentFactor ?? false).toBe(false);
    expect(path).toMatch(/^\/api\/admin\//);
  });

  it.each(open)('need write access for %s only if it changes something', (_, { scope, changes }) => {
    expect(scope?.endsWith(':write')).toBe(changes !== undefined);
  });

  it.each(open)('reveal no bank details, passports or secrets in %s', (_, { answer }) => {
    expect(JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' }))).not.toMatch(CLOSED_FIELDS);
  });

  it('keep calls about users, keys, bank details and personal files closed', () => {
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
