import { localizeTexts } from '@cleaning/ui/app';

export const texts = localizeTexts('newMark', { isNew: 'New' });

/** In front of a row or a card that has come while the page was open. */
export const NewMark = () => <span className="ui-new">{texts.isNew}</span>;
