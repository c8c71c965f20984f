import type { SignedKind } from '@cleaning/contracts';

const AGREEMENT = [
  'This agreement is made between {company}, ABN {abn} ("the Company"), and the person who signs below ("the Sub-Contractor"). It starts on the day both have signed and sets out how they work together on cleaning jobs the Company offers through its web application.',
  '# Independent work',
  'The Sub-Contractor runs a business of their own under a current Australian Business Number and is not an employee of the Company. The Sub-Contractor may choose whether to request any job on offer, and may work for others.',
  'The Sub-Contractor looks after their own income tax, superannuation and insurance, and tells the Company promptly if their Australian Business Number, address or bank details change.',
  '# Jobs and shifts',
  'A job starts for the Sub-Contractor when the Company accepts the request. The timetable, site and pay are those shown in the web application at that time. The Company gives the Sub-Contractor at least seven days’ notice of a permanent change.',
  'The Sub-Contractor presses Start on arrival and Finished on leaving. The location of the device is recorded at these two moments only, and not in between. By signing, the Sub-Contractor consents to this record.',
  'A Sub-Contractor who cannot attend a shift calls {telephone} as early as possible, and no later than two hours before the shift begins.',
  '# Quality and conduct',
  'The work follows the site’s checklist. Work that the customer reports within 24 hours as not done is redone at the next visit without extra pay.',
  'The Sub-Contractor wears the uniform, carries identification, keeps keys and alarm codes safe, brings no one else to the site without written consent, and keeps everything seen or heard at a customer’s site confidential.',
  '# Health and safety',
  'The Company provides safety data sheets, training on each machine and protective equipment. The Sub-Contractor uses them, puts safety signs on wet floors and reports each incident on the day it happens.',
  'Work that cannot be done safely is not done. Stopping for safety is never a breach of this agreement.',
  '# Pay',
  'The Company pays by the minute at the hourly rate shown for the job, for the time between Start and Finished, up to the length of the shift. Payment is made every fortnight to the bank account given in the registration, with a statement that lists each shift.',
  'Questions about a statement must be raised within 30 days. The Company replies within five working days and corrects mistakes in the next payment.',
  '# Insurance and checks',
  'The Sub-Contractor holds a current police check and, for sites with children, a current working with children check, and gives the Company new ones when they expire. The Company insures the Sub-Contractor for public liability while at work on its jobs.',
  '# Ending the agreement',
  'Either side may end this agreement with fourteen days’ written notice, or immediately for a serious breach. Work already done is paid. Keys, uniforms and equipment are returned within seven days.',
  'Both sides first try to settle any dispute by talking to each other.',
].join('\n\n');

const DECLARATION = [
  'Please read each point and sign at the end. {company} keeps this declaration with your account and shows it only to its administrators.',
  '# Identity and right to work',
  'I declare that the name, address, telephone number and passport number in my registration are my own and complete, and that the documents I upload are unaltered copies of documents issued to me.',
  'I am entitled to carry out paid work in Australia. If a visa limits my hours or the kind of work I can do, I tell the Company before I request a job and keep to that limit.',
  '# Business and tax',
  'I hold the Australian Business Number given in my registration and carry on a business of my own. I understand that the Company reports the payments it makes to me to the Australian Taxation Office once a year, with my name, address and Australian Business Number, and that I look after my own tax and superannuation.',
  'I have not given the Company my tax file number and understand that the Company does not want it.',
  '# Police check and work with children',
  'The police check that I upload was issued within the last twelve months. I have not been charged with or found guilty of an offence since then, and I tell the Company within seven days if this changes.',
  'I hold a current working with children check, or I understand that I will not be given jobs in schools, child care centres and similar places until I hold one.',
  '# Health and fitness',
  'I am able to do cleaning work that includes standing, bending, lifting up to 15 kg and handling cleaning products with protective equipment. I tell the Company about allergies or injuries that affect my safety or the safety of others.',
  'I do not work under the influence of alcohol or other drugs.',
  '# Privacy and location',
  'I agree that the Company keeps the details and documents of my registration for as long as it needs them, uses them to verify and to pay me, and deletes the documents when my account is removed.',
  'I agree that the location of my device is recorded when I press Start and when I press Finished, and at no other time.',
  '# True and complete',
  'Everything in this declaration and in my registration is true and complete to the best of my knowledge. I understand that a false statement may end my agreement with the Company. I know that, after my registration, changes to my details are made by the system administrator.',
].join('\n\n');

/** Texts until the company saves its own. Not legal advice: the company must have them reviewed. */
export const DEFAULT_TEXTS: Readonly<Record<SignedKind, string>> = {
  agreement_img: AGREEMENT,
  declaration_img: DECLARATION,
};
