import { listSitePictures } from '@cleaning/contracts';
import { QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { PicturePlace } from './PicturePlace';
import { pictures as texts } from './pictureTexts';
import './website.css';

/** All picture places of the website except the logo. */
export function Pictures() {
  const query = useCall(listSitePictures);
  return (
    <>
      <p className="ma-hint">{texts.lead}</p>
      <QueryState query={query}>
        {(places) => (
          <div className="ma-pictures">
            {places
              .filter(({ place }) => place !== 'logo')
              .map((state) => (
                <PicturePlace key={state.place} state={state} />
              ))}
          </div>
        )}
      </QueryState>
    </>
  );
}

/** The logo, on the company page. */
export function Logo() {
  const query = useCall(listSitePictures);
  return (
    <QueryState query={query}>
      {(places) =>
        places.filter(({ place }) => place === 'logo').map((state) => <PicturePlace key={state.place} state={state} />)
      }
    </QueryState>
  );
}
