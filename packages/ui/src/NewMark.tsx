import { localizeTexts } from '@cleaning/ui/app';

export const texts = localizeTexts('newMark', { isNew: 'New' });

/** Marks a row or card that was added while the page was open. */
export const NewMark = () => <span className="ui-new">{texts.isNew}</span>;
