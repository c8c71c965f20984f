import { createEditableTexts } from '@cleaning/ui/app';
import type { Question } from '../site/Questions';

export const careersQuestions: readonly Question[] = createEditableTexts('careers.questions', [
  {
    question: 'Is this employment?',
    answer:
      'You work as a sub-contractor: you need an ABN and look after your own tax. The ATO and the Fair Work Ombudsman explain the difference.',
  },
  {
    question: 'When do I get paid?',
    answer:
      'The office pays approved work in pay runs. The app shows what’s approved, what’s waiting and what’s been paid.',
  },
  {
    question: 'Can I choose my areas and times?',
    answer: 'Yes. Each job shows its suburb and timetable, so you only request the ones that suit you.',
  },
  {
    question: 'How many hours can I work on a student visa?',
    answer:
      'As many as your visa allows. Tell us the limit once with your documents, and the app will warn you before you go over it.',
  },
  {
    question: 'Who sees my passport and bank details?',
    answer:
      'Only the office, to check your documents and pay you. Documents are stored encrypted, and the privacy page says how long we keep them.',
  },
  {
    question: 'What if I’m sick?',
    answer:
      'Tell us in the app which days you can’t work. The office looks for cover, so you don’t have to find someone yourself.',
  },
]);
