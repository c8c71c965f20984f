import { HOUR_MS } from '@cleaning/contracts';
import { DEMO_ADMIN } from '@cleaning/contracts/demo';
import { type DemoContext, insertOnce } from '@cleaning/service-kit';
import { v5 } from 'uuid';
import { Enquiry, HistoryNote } from '../enquiries/enquiry.entity.js';

/** Namespace of the ids of enquiries; any fixed UUID. */
const ENQUIRIES = '6c3f1f0a-8d3c-4c5e-9b7e-2f6f5f0f9d11';

const getId = (name: string) => v5(name, ENQUIRIES);
/** The enquiry with an unanswered quote. */
export const QUOTED_ENQUIRY = getId('quoted');
const computeHoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** Two requests for quotes: one unanswered, one quoted. Sends no notices. */
export async function seedEnquiries({ transactions }: DemoContext): Promise<void> {
  const waiting: Enquiry = {
    id: getId('waiting'),
    idempotencyKey: getId('key of waiting'),
    kind: 'quote',
    state: 'new',
    place: 'medical',
    size: '5 rooms and a waiting room, about 180 m²',
    frequency: 'several-a-week',
    timing: 'After 18:00, or before 7:00',
    suburb: 'Norwood',
    postcode: '5067',
    subject: '',
    text: 'We move in next month and need somebody who has cleaned dental rooms before.',
    name: 'Hana Sato',
    company: 'Parade Dental Care',
    call_time: 'Weekdays after 3 pm',
    email: 'reception@parade-dental.example',
    telephone: '08 5550 4410',
    sentAt: computeHoursAgo(20),
    changedAt: computeHoursAgo(20),
    flood: false,
    toldAt: computeHoursAgo(20),
  };
  const quoted: Enquiry = {
    id: getId('quoted'),
    idempotencyKey: getId('key of quoted'),
    kind: 'quote',
    state: 'quoted',
    place: 'office',
    size: 'One floor, 320 m², 18 desks',
    frequency: 'weekly',
    timing: 'Fridays after 17:00',
    suburb: 'Thebarton',
    postcode: '5031',
    subject: '',
    text: '',
    name: 'Tom Lindqvist',
    company: '',
    call_time: '',
    email: '',
    telephone: '0491 571 491',
    sentAt: computeHoursAgo(96),
    changedAt: computeHoursAgo(72),
    flood: false,
    toldAt: computeHoursAgo(96),
  };
  const note = { enquiryId: quoted.id, idempotencyKey: null, byName: DEMO_ADMIN.name, subject: '' };
  const history: HistoryNote[] = [
    {
      ...note,
      id: getId('note'),
      kind: 'note',
      text: 'Looked at the rooms: two kitchens, carpet throughout. Keys from the building manager.',
      channel: '',
      state: null,
      at: computeHoursAgo(76),
    },
    {
      ...note,
      id: getId('answer'),
      kind: 'answer',
      subject: 'Your quote',
      text: 'Quoted A$185.00 a visit by telephone, with materials and without GST.',
      channel: 'hand',
      state: 'quoted',
      at: computeHoursAgo(72),
    },
  ];
  await transactions.run(async ({ manager }) => {
    await insertOnce(manager, Enquiry, [waiting, quoted]);
    await insertOnce(manager, HistoryNote, history);
  });
}
