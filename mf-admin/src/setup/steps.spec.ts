import { SETUP_STEPS } from '@cleaning/contracts';
import { isSetUp, listSteps } from './steps';

describe('setting up the company', () => {
  it('lists each step as done, skipped or open, in its order', () => {
    const steps = listSteps({ done: ['company', 'job'], skipped: ['logo', 'job'] }, false);
    expect(steps.map(({ step }) => step)).toEqual(SETUP_STEPS);
    expect(steps.filter(({ state }) => state === 'done').map(({ step }) => step)).toEqual(['company', 'job']);
    expect(steps.filter(({ state }) => state === 'skipped').map(({ step }) => step)).toEqual(['logo']);
    expect(isSetUp(steps)).toBe(false);
  });

  it('takes mail as done where a mail server is set', () => {
    const before = listSteps({ done: SETUP_STEPS.filter((step) => step !== 'mail'), skipped: [] }, false);
    expect(isSetUp(before)).toBe(false);
    expect(isSetUp(listSteps({ done: SETUP_STEPS.filter((step) => step !== 'mail'), skipped: [] }, true))).toBe(true);
  });

  it('is over when what is not done was skipped', () => {
    expect(isSetUp(listSteps({ done: [], skipped: [...SETUP_STEPS] }, false))).toBe(true);
  });
});
