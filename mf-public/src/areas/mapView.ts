import type { AreaSuburb } from './area';

/** The picture's own size. */
export const WIDTH = 800;
export const HEIGHT = 600;
const MARGIN = 110;
/** Degrees of latitude that a picture shows at least: the neighbourhood stays recognisable. */
const MIN_SPAN = 0.15;
/** A degree of longitude is shorter than one of latitude, here by the cosine of 34.95°. */
const SHORTER = 0.82;
/** Size of the names: legible on a phone, where the picture is half as wide. */
const LETTER_WIDTH = 13.4;
const LINE_HEIGHT = 30;

type Place = Pick<AreaSuburb, 'south' | 'east'>;
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Projection = (place: Place) => Point;

/** Projects places into a picture centred on the area. */
export function buildProjection(suburbs: readonly Place[]): Projection {
  const souths = suburbs.map(({ south }) => south);
  const easts = suburbs.map(({ east }) => east * SHORTER);
  const computeMiddle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const computeSpan = (values: readonly number[]) => Math.max(MIN_SPAN, Math.max(...values) - Math.min(...values));
  const scale = Math.min((HEIGHT - 2 * MARGIN) / computeSpan(souths), (WIDTH - 2 * MARGIN) / computeSpan(easts));
  const round = (value: number) => Math.round(value * 10) / 10;
  return ({ south, east }) => ({
    x: round(WIDTH / 2 + (east * SHORTER - computeMiddle(easts)) * scale),
    y: round(HEIGHT / 2 + (south - computeMiddle(souths)) * scale),
  });
}

export interface Label extends Point {
  readonly name: string;
  readonly anchor: 'start' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const hasOverlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Names beside their places, in their order; one that would cover another name or leave the picture is left out. */
export function getLabels(suburbs: readonly AreaSuburb[], project: Projection): Label[] {
  const taken: Box[] = [];
  return suburbs.flatMap((suburb) => {
    const { x, y } = project(suburb);
    const width = suburb.name.length * LETTER_WIDTH;
    for (const anchor of ['start', 'end'] as const) {
      const start = anchor === 'start' ? x + 14 : x - 14 - width;
      const box = { left: start, right: start + width, top: y - LINE_HEIGHT / 2, bottom: y + LINE_HEIGHT / 2 };
      const isInside = box.left > 8 && box.right < WIDTH - 8 && box.top > 8 && box.bottom < HEIGHT - 8;
      if (!isInside || taken.some((other) => hasOverlap(other, box))) continue;
      taken.push(box);
      return [{ name: suburb.name, anchor, x: anchor === 'start' ? x + 14 : x - 14, y: y + 9 }];
    }
    return [];
  });
}
