import type { RegistrationPaper } from './registration-paper.js';

/** The sub-contractor agreement, without the company's own words. Not legal advice: the company has it looked at. */
export const agreement: RegistrationPaper = ({ name, abn, telephone }) => ({
  title: 'Sub-Contractor Agreement',
  intro: `This agreement is made between ${name}, ABN ${abn} ("the Company"), and the person who signs below ("the Sub-Contractor"). It starts on the day both have signed and sets out how they work together on cleaning jobs the Company offers through its web application.`,
  sections: [
    {
      heading: 'Independent work',
      paragraphs: [
        'The Sub-Contractor runs a business of their own under a current Australian Business Number and is not an employee of the Company. The Sub-Contractor may choose whether to request any job on offer, and may work for others.',
        'The Sub-Contractor looks after their own income tax, superannuation and insurance, and tells the Company promptly if their Australian Business Number, address or bank details change.',
      ],
    },
    {
      heading: 'Jobs and shifts',
      paragraphs: [
        'A job starts for the Sub-Contractor when the Company accepts the request. The timetable, site and pay are those shown in the web application at that time. The Company gives the Sub-Contractor at least seven days’ notice of a permanent change.',
        'The Sub-Contractor presses Start on arrival and Finished on leaving. The location of the device is recorded at these two moments only, and not in between. By signing, the Sub-Contractor consents to this record.',
        `A Sub-Contractor who cannot attend a shift calls ${telephone} as early as possible, and no later than two hours before the shift begins.`,
      ],
    },
    {
      heading: 'Quality and conduct',
      paragraphs: [
        'The work follows the site’s checklist. Work that the customer reports within 24 hours as not done is redone at the next visit without extra pay.',
        'The Sub-Contractor wears the uniform, carries identification, keeps keys and alarm codes safe, brings no one else to the site without written consent, and keeps everything seen or heard at a customer’s site confidential.',
      ],
    },
    {
      heading: 'Health and safety',
      paragraphs: [
        'The Company provides safety data sheets, training on each machine and protective equipment. The Sub-Contractor uses them, puts safety signs on wet floors and reports each incident on the day it happens.',
        'Work that cannot be done safely is not done. Stopping for safety is never a breach of this agreement.',
      ],
    },
    {
      heading: 'Pay',
      paragraphs: [
        'The Company pays by the minute at the hourly rate shown for the job, for the time between Start and Finished, up to the length of the shift. Payment is made every fortnight to the bank account given in the registration, with a statement that lists each shift.',
        'Questions about a statement must be raised within 30 days. The Company replies within five working days and corrects mistakes in the next payment.',
      ],
    },
    {
      heading: 'Insurance and checks',
      paragraphs: [
        'The Sub-Contractor holds a current police check and, for sites with children, a current working with children check, and gives the Company new ones when they expire. The Company insures the Sub-Contractor for public liability while at work on its jobs.',
      ],
    },
    {
      heading: 'Ending the agreement',
      paragraphs: [
        'Either side may end this agreement with fourteen days’ written notice, or immediately for a serious breach. Work already done is paid. Keys, uniforms and equipment are returned within seven days.',
        'The law of South Australia applies. Both sides first try to settle any dispute by talking to each other.',
      ],
    },
  ],
  signatures: [
    'Name of the Sub-Contractor',
    'Australian Business Number',
    'Signature of the Sub-Contractor',
    'Date',
    `For ${name}`,
    'Date',
  ],
});
