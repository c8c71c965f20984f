import { translation } from '@cleaning/ui/app';

/** A sentence of a service in the person's language; as it came where it is not known. */
export const asAnswered = (sentence: string): string => translation.sentence(sentence) ?? sentence;
