import { InvalidInput } from '@cleaning/service-kit/errors';
import { DateTime } from 'luxon';
import { applyCorrection, type Correction, type RecordToCorrect } from './corrected-work.js';

const zone = 'Australia/Adelaide';
const at = (text: string) => DateTime.fromISO(text, { zone });
const now = at('2026-11-20T12:00:00');

const timed: RecordToCorrect = {
  businessDate: '2026-11-18',
  startedAt: at('2026-11-18T22:00:40'),
  endedAt: null,
  contractorCents: null,
  companyCents: null,
  timed: { cap: 480, rates: { contractorCentsPerHour: 3000, companyCentsPerHour: 4555 } },
  isReClean: false,
};
const correction: Correction = {
  startedAt: '2026-11-18T22:00',
  endedAt: '2026-11-19T02:00',
  contractorCents: null,
  companyCents: null,
};

describe('applyCorrection', () => {
  it.each<[string, Partial<Correction>, object]>([
    ['finishes unfinished work at the rates of that day', {}, { minutes: 239, contractorCents: 11950 }],
    [
      'counts a new start from its full minute',
      { startedAt: '2026-11-18T22:30' },
      { minutes: 210, companyCents: 15943 },
    ],
    ['pays no more than the cap', { endedAt: '2026-11-19T09:00' }, { minutes: 480, contractorCents: 24000 }],
    ['accepts an end in the minute of the start', { endedAt: '2026-11-18T22:00' }, { minutes: 0, contractorCents: 0 }],
    [
      'keeps the amounts of the correction',
      { contractorCents: 0, companyCents: 5 },
      { contractorCents: 0, companyCents: 5 },
    ],
    [
      'keeps the day of the slot after midnight',
      { startedAt: '2026-11-19T00:30' },
      { businessDate: '2026-11-18', minutes: 90 },
    ],
  ])('%s', (_, change, expected) => {
    expect(applyCorrection(timed, { ...correction, ...change }, now)).toMatchObject(expected);
  });

  it.each<[string, Partial<Correction>]>([
    ['started_at', { startedAt: '2026-11-17T22:00' }],
    ['started_at', { startedAt: '2026-11-20T22:00' }],
    ['ended_at', { endedAt: '2026-11-18T21:00' }],
    ['ended_at', { endedAt: '2026-11-20T12:01' }],
  ])('refuses an impossible %s with %j', (field, change) => {
    const refused = () => applyCorrection(timed, { ...correction, ...change }, now);
    expect(refused).toThrow(InvalidInput);
    expect(refused).toThrow(expect.objectContaining({ issues: [expect.objectContaining({ field })] }));
  });

  it('moves a manual record without hours and keeps amounts that are not given', () => {
    const manual = { ...timed, timed: null, contractorCents: 7000, companyCents: 9000 };
    const moved = {
      startedAt: '2026-10-31T09:00',
      endedAt: '2026-10-31T09:00',
      contractorCents: null,
      companyCents: 100,
    };
    expect(applyCorrection(manual, moved, now)).toMatchObject({
      businessDate: '2026-10-31',
      minutes: 0,
      contractorCents: 7000,
      companyCents: 100,
    });
  });

  it.each([
    ['22:00', '2026-11-19T02:30', 270],
    ['14:00', '2026-11-19T02:00', 720],
    ['22:00', '2026-11-18T22:00', 0],
  ])('gives a manual record the hours from %s to %s', (from, endedAt, minutes) => {
    const amounts = { contractorCents: 7000, companyCents: 9000 };
    const manual = { ...timed, ...amounts, timed: null, startedAt: at(`2026-11-18T${from}`) };
    const longer = { ...correction, startedAt: `2026-11-18T${from}`, endedAt };
    expect(applyCorrection(manual, longer, now)).toMatchObject({
      businessDate: '2026-11-18',
      minutes,
      contractorCents: 7000,
      companyCents: 9000,
    });
  });

  it.each([
    ['before its start', '2026-11-18T21:59', 'not_after_start'],
    ['more than 12 hours after its start', '2026-11-19T10:01', 'too_long_work'],
    ['in the future', '2026-11-18T23:00', 'in_future'],
  ])('refuses a finish of a manual record %s', (_case, endedAt, code) => {
    const correct = () =>
      applyCorrection({ ...timed, timed: null }, { ...correction, endedAt }, at('2026-11-18T22:30'));
    const late = () => applyCorrection({ ...timed, timed: null }, { ...correction, endedAt }, now);
    expect(code === 'in_future' ? correct : late).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ field: 'ended_at', code })] }),
    );
  });

  it.each<[string, Partial<RecordToCorrect>, Partial<Correction>]>([
    ['company_pay', { isReClean: true }, { companyCents: 5_000 }],
  ])('refuses a value for %s that would have no effect', (field, record, change) => {
    expect(() => applyCorrection({ ...timed, ...record }, { ...correction, ...change }, now)).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ field })] }),
    );
  });

  it('accepts a charge of 0 for a re-clean', () => {
    const reClean = { ...timed, isReClean: true };
    expect(applyCorrection(reClean, { ...correction, companyCents: 0 }, now).companyCents).toBe(0);
  });
});
