import type { RegistrationPaper } from './registration-paper.js';

/** What sub-contractors declare with their registration. Not legal advice: the company has it looked at. */
export const declaration: RegistrationPaper = ({ name }) => ({
  title: 'Sub-Contractor Declaration',
  intro: `Please read each point, sign at the end, scan or photograph all pages and upload them with your registration. ${name} keeps this declaration with your account and shows it only to its administrators.`,
  sections: [
    {
      heading: 'Identity and right to work',
      paragraphs: [
        'I declare that the name, address, telephone number and passport number in my registration are my own and complete, and that the documents I upload are unaltered copies of documents issued to me.',
        'I am entitled to carry out paid work in Australia. If a visa limits my hours or the kind of work I can do, I tell the Company before I request a job and keep to that limit.',
      ],
    },
    {
      heading: 'Business and tax',
      paragraphs: [
        'I hold the Australian Business Number given in my registration and carry on a business of my own. I understand that the Company reports the payments it makes to me to the Australian Taxation Office once a year, with my name, address and Australian Business Number, and that I look after my own tax and superannuation.',
        'I have not given the Company my tax file number and understand that the Company does not want it.',
      ],
    },
    {
      heading: 'Police check and work with children',
      paragraphs: [
        'The police check that I upload was issued within the last twelve months. I have not been charged with or found guilty of an offence since then, and I tell the Company within seven days if this changes.',
        'I hold a current working with children check, or I understand that I will not be given jobs in schools, child care centres and similar places until I hold one.',
      ],
    },
    {
      heading: 'Health and fitness',
      paragraphs: [
        'I am able to do cleaning work that includes standing, bending, lifting up to 15 kg and handling cleaning products with protective equipment. I tell the Company about allergies or injuries that affect my safety or the safety of others.',
        'I do not work under the influence of alcohol or other drugs.',
      ],
    },
    {
      heading: 'Privacy and location',
      paragraphs: [
        'I agree that the Company keeps the details and documents of my registration for as long as the law requires, uses them to verify and to pay me, and deletes the documents when my account is removed.',
        'I agree that the location of my device is recorded when I press Start and when I press Finished, and at no other time.',
      ],
    },
    {
      heading: 'True and complete',
      paragraphs: [
        'Everything in this declaration and in my registration is true and complete to the best of my knowledge. I understand that a false statement may end my agreement with the Company. I know that, after my registration, changes to my details are made by the system administrator.',
      ],
    },
  ],
  signatures: ['Full name', 'Date of birth', 'Signature', 'Date'],
});
