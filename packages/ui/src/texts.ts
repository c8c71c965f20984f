import { texts as adjustmentFile } from './AdjustmentFile';
import { apiTexts } from './app/apiError';
import { texts as calendar } from './calendarTexts';
import { texts as chartMessage } from './chartMessage';
import { texts as crop } from './crop/cropTexts';
import { texts as dateFields } from './DateFields';
import { texts as doorDetails } from './DoorDetails';
import { texts as dateNames } from './dateTexts';
import { texts as dialog } from './dialog';
import { texts as feedback } from './Feedback';
import { texts as fileProblem } from './fileProblem';
import { texts as mapLink } from './MapLink';
import { texts as filesAway } from './MediaStatusNotice';
import { texts as newMark } from './NewMark';
import { texts as shownPart } from './partialList';
import { TEXTS as passkeys } from './passkeys';
import { texts as scheduleList } from './ScheduleList';
import { texts as schedule } from './scheduleSentence';
import { texts as table } from './Table';
import { texts as records } from './TableRecords';
import { texts as timetable } from './Timetable';
import { texts as unsaved } from './unsaved';
import { texts as dates } from './YearMonthSelect';

/**
 * English texts of this package's components, by area. A front end in another language passes its own to `translation`.
 */
export const uiTexts = {
  api: apiTexts,
  adjustmentFile,
  calendar,
  chartMessage,
  crop,
  dateFields,
  dateNames,
  dates,
  dialog,
  doorDetails,
  feedback,
  fileProblem,
  filesAway,
  mapLink,
  newMark,
  passkeys,
  records,
  schedule,
  scheduleList,
  shownPart,
  table,
  timetable,
  unsaved,
};
export { writeDatesIn } from './pageLanguage';
