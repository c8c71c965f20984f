import { chooseLanguage, chooseNotices, endAbsence, holdPayee, listNotices, makeFromQuote } from '@cleaning/contracts';
import { AnnouncementSet } from './announcement-set.js';

describe('Announced', () => {
  it('announces each topic of its contract without an id unless the call announces one', () => {
    const announced = new AnnouncementSet();
    announced.add({ topic: 'shift', id: 'a', people: ['ana'] });
    announced.addCallChanges({ call: endAbsence, callerId: 'helen' });
    expect(announced.all).toEqual([
      { topic: 'shift', id: 'a', people: ['ana'] },
      { topic: 'cover', id: '', people: [] },
    ]);
  });

  it('takes id and person from the path, body or answer as the contract says', () => {
    const announced = new AnnouncementSet();
    announced.add({ topic: 'payment', id: 'ana', people: [] });
    announced.addCallChanges({ call: holdPayee, callerId: 'helen', input: { params: { user_id: 'ana' }, body: {} } });
    announced.addCallChanges(
      { call: makeFromQuote, callerId: 'helen', input: { body: { id: 'q', client_id: '' } } },
      { client_id: 'c' },
    );
    announced.addCallChanges({ call: chooseLanguage, callerId: 'bo' });
    expect(announced.all).toEqual([
      { topic: 'payment', id: 'ana', people: ['ana'] },
      { topic: 'quote', id: 'q', people: [] },
      { topic: 'client', id: 'c', people: [] },
      { topic: 'job', id: '', people: [] },
      { topic: 'invoice', id: '', people: [] },
      { topic: 'account', id: 'bo', people: ['bo'] },
    ]);
  });

  it('announces a personal topic only to the caller, and nothing for a read', () => {
    const announced = new AnnouncementSet();
    announced.addCallChanges({ call: listNotices, callerId: 'ana' });
    expect(announced.all).toEqual([]);
    announced.addCallChanges({ call: chooseNotices, callerId: 'ana' });
    expect(announced.all).toEqual([{ topic: 'notice', id: '', people: ['ana'] }]);
  });
});
