import { Spinner } from '@cleaning/ui';
import { useEffect, useRef, useState } from 'react';
import type { FenceMapOptions, OpenFenceMap } from './fenceMap';
import { fence as texts } from './planningTexts';

/** Loads the map's code when rendered. Also calls `onFail` if the code can't be loaded. */
export function FenceMap(options: FenceMapOptions) {
  const { point, radius } = options;
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  latest.current = options;
  const [open, setOpen] = useState<OpenFenceMap | null>(null);

  useEffect(() => {
    let opened: OpenFenceMap | undefined;
    let isGone = false;
    import('./fenceMap')
      .then(({ openFenceMap }) => {
        if (isGone || !box.current) return;
        opened = openFenceMap(box.current, {
          ...latest.current,
          onMove: (moved) => latest.current.onMove(moved),
          onFail: () => latest.current.onFail(),
        });
        setOpen(opened);
      })
      .catch(() => latest.current.onFail());
    return () => {
      isGone = true;
      opened?.remove();
    };
  }, []);

  const { lat, lng } = point;
  useEffect(() => open?.show({ lat, lng }, radius), [open, lat, lng, radius]);

  return (
    <>
      {!open && <Spinner label={texts.loading} />}
      <section ref={box} className="ma-map" aria-label={texts.map} />
    </>
  );
}
