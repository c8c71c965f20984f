import { SETUP_STEPS } from '@cleaning/contracts';
import { isMailWorking, isSetUp, listSteps } from './steps';

describe('company setup', () => {
  it('lists every step in order as done, skipped or open', () => {
    const steps = listSteps({ done: ['company', 'job'], skipped: ['logo', 'job'] }, false);
    expect(steps.map(({ step }) => step)).toEqual(SETUP_STEPS);
    expect(steps.filter(({ state }) => state === 'done').map(({ step }) => step)).toEqual(['company', 'job']);
    expect(steps.filter(({ state }) => state === 'skipped').map(({ step }) => step)).toEqual(['logo']);
    expect(isSetUp(steps)).toBe(false);
  });

  it.each([
    ['the server accepted a message', { delivery: 'smtp' as const, sent: 1, last_error: '' }, true],
    ['no message was sent yet', { delivery: 'smtp' as const, sent: 0, last_error: '' }, false],
    ['the server refused the last message', { delivery: 'smtp' as const, sent: 3, last_error: '535 5.7.8' }, false],
    ['messages go to files', { delivery: 'files' as const, sent: 3, last_error: '' }, false],
  ])('decides whether mail works when %s', (_, state, works) =>
    expect(isMailWorking({ ...state, waiting: 0, refused: 0, given_up: 0, unsure: 0 })).toBe(works),
  );

  it('counts mail as done once it works', () => {
    const before = listSteps({ done: SETUP_STEPS.filter((step) => step !== 'mail'), skipped: [] }, false);
    expect(isSetUp(before)).toBe(false);
    expect(isSetUp(listSteps({ done: SETUP_STEPS.filter((step) => step !== 'mail'), skipped: [] }, true))).toBe(true);
  });

  it('is complete when every step was skipped', () => {
    expect(isSetUp(listSteps({ done: [], skipped: [...SETUP_STEPS] }, false))).toBe(true);
  });
});
