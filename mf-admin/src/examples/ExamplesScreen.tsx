import './examples.css';
import { PageHeader } from '@cleaning/ui';
import { Actions } from './Actions';
import { Charts } from './Charts';
import { Feedback } from './Feedback';
import { FormFields } from './FormFields';
import { isDevelopment } from './isDevelopment';
import { Lists } from './Lists';
import { examples as texts } from './texts';

/** Live examples of the components, for developers. Production doesn't have the page. */
export default function ExamplesScreen() {
  if (!isDevelopment(window.location.hostname))
    return (
      <div className="ui-empty" role="alert">
        <h1 className="ui-empty__title">{texts.notFound}</h1>
      </div>
    );
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Actions />
      <FormFields />
      <Feedback />
      <Lists />
      <Charts />
    </>
  );
}
