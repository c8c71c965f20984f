import type { RegistrationPaper } from './registration-paper.js';

/** The sub-contractor agreement, without the company's own words. Not legal advice: the company has it looked at. */
export const agreement: RegistrationPaper = ({ name, abn, telephone }) => ({
  title: 'Sub-Contractor Agreement',
  intro: `This agreement is made between ${name}, ABN ${abn} ("the Company"), and the person who signs below ("the Sub-Contractor"). It starts on the day on which both have signed and sets out how they work together on cleaning jobs that the Company offers through its web application.`,
  sections: [
    {
      heading: 'Independent work',
      paragraphs: [
        'The Sub-Contractor runs a business of their own under a current Australian Business Number and is not an employee of the Company. The Sub-Contractor is free to request or not to request any job that is offered, and free to work for others.',
        'The Sub-Contractor looks after their own income tax, superannuation and insurance, and tells the Company without delay when the Australian Business Number, the address or the bank details change.',
      ],
    },
    {
      heading: 'Jobs and shifts',
      paragraphs: [
        'A job begins for the Sub-Contractor when the Company has accepted the request. The timetable, the place and the pay are those shown in the web application at that moment. The Company tells the Sub-Contractor at least seven days ahead of a lasting change.',
        'The Sub-Contractor presses Start on arrival and Finished on leaving. The place of the device is recorded at these two moments only, and at no time in between; by signing, the Sub-Contractor consents to this record.',
        `A Sub-Contractor who cannot attend a shift calls ${telephone} as early as possible, and no later than two hours before the shift begins.`,
      ],
    },
    {
      heading: 'Quality and conduct',
      paragraphs: [
        'The work follows the check list of the site. What the customer reports within 24 hours as not done is done again at the next visit without further pay.',
        'The Sub-Contractor wears the uniform, carries identification, keeps keys and alarm codes safe, takes no other person to the site without written consent, and treats everything seen or heard at a customer as confidential.',
      ],
    },
    {
      heading: 'Health and safety',
      paragraphs: [
        'The Company provides safety data sheets, training on each machine and protective equipment. The Sub-Contractor uses them, places safety signs on wet floors and reports each incident on the day on which it happens.',
        'Work that cannot be done safely is not done. Stopping for safety is never a breach of this agreement.',
      ],
    },
    {
      heading: 'Pay',
      paragraphs: [
        'The Company pays by the minute at the hourly rate shown for the job, for the time between Start and Finished, at most for the length of the shift. Payment goes to the bank account given in the registration, every fortnight, with a statement that lists each shift.',
        'Questions about a statement are raised within 30 days. The Company answers within five working days and corrects mistakes with the next payment.',
      ],
    },
    {
      heading: 'Insurance and checks',
      paragraphs: [
        'The Sub-Contractor holds a current police check and, for places where children are, a current working-with-children check, and gives the Company new ones when they expire. The Company insures the Sub-Contractor for public liability while at work on its jobs.',
      ],
    },
    {
      heading: 'Ending the agreement',
      paragraphs: [
        'Either side may end this agreement with fourteen days of written notice, and at once for a serious breach. Work that is already done is paid. Keys, uniforms and equipment are returned within seven days.',
        'The law of South Australia applies. Both sides first try to settle a dispute by talking to each other.',
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
