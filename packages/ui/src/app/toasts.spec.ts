import { dismissRefusals, getCurrentToasts, showToast } from './toasts';

describe('toast', () => {
  it('disappears by itself, but a refusal stays until dismissed', () => {
    const later = jest.spyOn(globalThis, 'setTimeout').mockReturnValue(0 as never);
    showToast('It is saved.');
    showToast('Somebody else was first.', 'danger');
    showToast('Somebody else was first.', 'danger');
    expect(later).toHaveBeenCalledTimes(1);
    const goes = later.mock.calls[0]?.[0] as () => void;
    later.mockRestore();
    goes();
    expect(getCurrentToasts().map(({ text }) => text)).toEqual(['Somebody else was first.']);
    dismissRefusals();
    expect(getCurrentToasts()).toEqual([]);
  });
});
