import { type BodyInput, MAX_FENCE_RADIUS, MIN_FENCE_RADIUS, setFence } from '@cleaning/contracts';
import { fence as texts } from './planningTexts';

/** Degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** The form as typed. */
export interface FenceForm {
  lat: string;
  lng: string;
  radius: string;
}

export type FenceField = keyof FenceForm;

/** Six decimals are 0.1 m. */
const DECIMALS = 6;
const METRES_PER_DEGREE = 111_320;

const roundDegrees = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
export const formatDegrees = (degrees: number): string => String(roundDegrees(degrees));
export const formatPoint = ({ lat, lng }: Point): string => `${formatDegrees(lat)}, ${formatDegrees(lng)}`;

const DIRECTIONS: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** The point moved by an arrow key, in metres; null for other keys. */
export function movePoint(key: string, { lat, lng }: Point, metres: number): Point | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [north, east] = direction;
  const perDegreeEast = METRES_PER_DEGREE * Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return {
    lat: roundDegrees(Math.min(90, Math.max(-90, lat + (north * metres) / METRES_PER_DEGREE))),
    lng: roundDegrees(Math.min(180, Math.max(-180, lng + (east * metres) / perDegreeEast))),
  };
}

/** A typed number; NaN for empty and for other text. A decimal comma is read as a point. */
const parseNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));

/** The typed point; null if it isn't valid. */
export function toPoint({ lat, lng }: FenceForm): Point | null {
  const point = { lat: parseNumber(lat), lng: parseNumber(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null;
}

/** 'latitude, longitude' as maps copy it; null for other text. */
export function parsePoint(text: string): Point | null {
  const [, lat, lng] = /^\s*(-?\d{1,3}\.\d+)\s*[,;\s]\s*(-?\d{1,3}\.\d+)\s*$/.exec(text) ?? [];
  return lat !== undefined && lng !== undefined ? toPoint({ lat, lng, radius: '' }) : null;
}

/** Body of the call. */
export const toFence = (form: FenceForm, jobId: string): BodyInput<typeof setFence> => ({
  job_id: jobId,
  lat: parseNumber(form.lat),
  lng: parseNumber(form.lng),
  radius: parseNumber(form.radius),
});

/** A sentence for each wrong field, by the rules of the call. */
export function findFenceProblems(form: FenceForm): Partial<Record<FenceField, string>> {
  const sentences: Record<FenceField, string> = {
    lat: texts.problems.lat,
    lng: texts.problems.lng,
    radius: texts.problems.radius(MIN_FENCE_RADIUS, MAX_FENCE_RADIUS),
  };
  const issues = setFence.body?.safeParse(toFence(form, 'any')).error?.issues ?? [];
  const wrong = new Set(issues.map(({ path }) => path[0]));
  return Object.fromEntries(Object.entries(sentences).filter(([field]) => wrong.has(field)));
}
