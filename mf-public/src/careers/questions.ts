import { createEditableTexts } from '@cleaning/ui/app';
import type { Question } from '../site/Questions';

export const careersQuestions: readonly Question[] = createEditableTexts('careers.questions', [
  {
    question: 'Is this employment?',
    answer:
      'No. You work as a sub-contractor with your own ABN, and look after your own tax. Whether somebody is a contractor or an employee depends on how the work is done; the Australian Taxation Office and the Fair Work Ombudsman explain the difference.',
  },
  {
    question: 'When am I paid?',
    answer:
      'Permanent jobs name their pay per fortnight. In the app you see each visit, what is approved, what waits for the office and what was paid.',
  },
  {
    question: 'Can I choose my areas and times?',
    answer: 'Yes. Each job shows its suburb and timetable, and you ask only for those that suit you.',
  },
  {
    question: 'How many hours may I work on a student visa?',
    answer:
      'What your visa says. You tell us the limit once with your documents, and the app warns you before you would go over it.',
  },
  {
    question: 'Who sees my passport and bank details?',
    answer:
      'The office, to check and to pay you. Documents are stored encrypted, and the privacy page says how long they are kept.',
  },
  {
    question: 'What if I am ill?',
    answer:
      'Say in the app which days you cannot work. The office looks for cover, and you do not have to find somebody yourself.',
  },
]);
