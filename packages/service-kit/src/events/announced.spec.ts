import { chooseNotices, endAbsence, listNotices } from '@cleaning/contracts';
import { Announced } from './announced.js';

describe('what a call announces', () => {
  it('is each topic that its contract changes, without an id, unless something of the topic is announced', () => {
    const announced = new Announced();
    announced.add({ topic: 'shift', id: 'a', people: ['ana'] });
    announced.addChangesOf({ call: endAbsence, callerId: 'helen' });
    expect(announced.all).toEqual([
      { topic: 'shift', id: 'a', people: ['ana'] },
      { topic: 'cover', id: '', people: [] },
    ]);
  });

  it('is of a personal topic to the caller alone, and nothing for a read', () => {
    const announced = new Announced();
    announced.addChangesOf({ call: listNotices, callerId: 'ana' });
    expect(announced.all).toEqual([]);
    announced.addChangesOf({ call: chooseNotices, callerId: 'ana' });
    expect(announced.all).toEqual([{ topic: 'notice', id: '', people: ['ana'] }]);
  });
});
