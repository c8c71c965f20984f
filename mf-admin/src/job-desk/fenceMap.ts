import 'leaflet/dist/leaflet.css';
import { circle, divIcon, type LatLng, map, marker, tileLayer } from 'leaflet';
import { movePoint, type Point } from './fencePoint';
import { fence as texts } from './planningTexts';

const ZOOM = 16;
const MAX_ZOOM = 19;
const STEP_METRES = 5;
const LARGE_STEP_METRES = 50;

const PIN =
  '<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true"><path d="M16 39C9 29 3 23 3 15a13 13 0 0 1 26 0c0 8-6 14-13 24Z"/><circle cx="16" cy="15" r="5"/></svg>';

export interface FenceMapOptions {
  tiles: string;
  attribution: string;
  point: Point;
  /** Metres. */
  radius: number;
  onMove: (point: Point) => void;
  /** Called if no tile could be loaded. */
  onFail: () => void;
}

export interface OpenFenceMap {
  show: (point: Point, radius: number) => void;
  remove: () => void;
}

/** Leaflet expects the attribution as HTML. */
function stripTags(attribution: string): string {
  const element = document.createElement('span');
  element.textContent = attribution;
  return element.innerHTML;
}

/** A map with a pin and the circle of the fence; the pin is dragged, set by a press, or moved by arrow keys. */
export function openFenceMap(element: HTMLElement, options: FenceMapOptions): OpenFenceMap {
  const { tiles, attribution, point, radius, onMove, onFail } = options;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const shown = map(element, { zoomAnimation: !isCalm, fadeAnimation: !isCalm, markerZoomAnimation: !isCalm });
  shown.attributionControl.setPrefix(false);
  shown.setView(point, ZOOM);

  let hasTile = false;
  tileLayer(tiles, { attribution: stripTags(attribution), maxZoom: MAX_ZOOM })
    .on('tileload', () => {
      hasTile = true;
    })
    .on('tileerror', () => {
      if (!hasTile) onFail();
    })
    .addTo(shown);

  const fence = circle(point, { radius, className: 'ma-fence-circle' }).addTo(shown);
  const icon = divIcon({ html: PIN, className: 'ma-pin', iconSize: [32, 40], iconAnchor: [16, 39] });
  const pin = marker(point, { icon, draggable: true, autoPan: true }).addTo(shown);
  const reportMove = ({ lat, lng }: LatLng) => onMove({ lat, lng });
  pin.on('drag', () => fence.setLatLng(pin.getLatLng()));
  pin.on('dragend', () => reportMove(pin.getLatLng()));
  shown.on('click', ({ latlng }) => reportMove(latlng.wrap()));

  const button = pin.getElement();
  button?.setAttribute('aria-label', texts.pin);
  button?.addEventListener('keydown', (event) => {
    const next = movePoint(event.key, pin.getLatLng(), event.shiftKey ? LARGE_STEP_METRES : STEP_METRES);
    if (!next) return;
    // The map would be moved as well.
    event.preventDefault();
    event.stopPropagation();
    onMove(next);
  });

  return {
    show(next, nextRadius) {
      pin.setLatLng(next);
      fence.setLatLng(next);
      fence.setRadius(nextRadius);
      if (!shown.getBounds().contains(next)) shown.panTo(next);
    },
    remove: () => shown.remove(),
  };
}
